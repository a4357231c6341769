import { describe, expect, it } from 'vitest'

import { checkCvFile } from '@/features/careers/cv/check-cv-file'
import { emptyCv } from '@/features/careers/cv/cv-schema'
import { cvMaxBytes } from '@/features/careers/cv/limits'
import { type CvSubmission, sendCv } from '@/features/careers/cv/send-cv'
import { createMainApi } from '@/lib/backends/main/main-api'

import { againstSandbox, useBackends } from './support/backends'

const backends = useBackends()
const main = () => createMainApi(backends.client('main'))

const pdf = (name = 'cv.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' })

const submission = (patch: Partial<CvSubmission> = {}): CvSubmission => ({
  kind: 'normal',
  values: { ...emptyCv, name: 'Nguyễn Thị Mẫu', email: 'mau@example.com', phone: '091 234 5678', terms: true },
  file: pdf(),
  uri: null,
  recruitmentId: null,
  idempotencyKey: crypto.randomUUID(),
  signal: new AbortController().signal,
  onProgress: () => {},
  ...patch,
})

const calls = () =>
  backends.sandbox.journal
    .list('main')
    .toReversed()
    .map(({ method, path }) => `${method} ${path}`)
const stored = () => backends.sandbox.messages.list()[0]

describe.runIf(againstSandbox)('a CV', () => {
  it('is uploaded first, then sent with its path and the job; what is empty is not sent', async () => {
    const before = calls().length
    expect(await sendCv(main(), submission({ recruitmentId: 3 }))).toEqual({ kind: 'sent' })
    expect(calls().slice(before)).toEqual(['POST /common/upload-fe', 'POST /cv'])
    expect(stored()).toMatchObject({
      kind: 'cv',
      fields: {
        name: 'Nguyễn Thị Mẫu',
        email: 'mau@example.com',
        phone: '091 234 5678',
        recruitment_id: 3,
        file_path: expect.stringMatching(/^\/uploads\/cv\/.+\.pdf$/),
      },
    })
    expect(Object.keys(stored()?.fields ?? {})).not.toEqual(expect.arrayContaining(['desire']))
  })

  it('of a student goes to its own call with faculty and year', async () => {
    const values = { ...submission().values, faculty: 'Tài chính', year: '3', desire: 'Phân tích' }
    expect(await sendCv(main(), submission({ kind: 'student', values }))).toEqual({ kind: 'sent' })
    expect(calls().at(-1)).toBe('POST /cv-student')
    expect(stored()).toMatchObject({
      kind: 'cv-student',
      fields: { faculty: 'Tài chính', year: '3', desire: 'Phân tích' },
    })
    expect(stored()?.fields).not.toHaveProperty('recruitment_id')
  })

  it('whose upload fails is not sent', async () => {
    backends.sandbox.faults.add({ service: 'main', path: '/common/upload-fe', kind: 'status', times: 1 })
    const before = calls().length
    expect(await sendCv(main(), submission())).toMatchObject({
      kind: 'upload-failed',
      failure: { kind: 'server', status: 500 },
    })
    expect(calls().slice(before)).toEqual(['POST /common/upload-fe'])
  })

  it('whose answer is lost keeps its file, and is kept once when it is sent again', async () => {
    backends.sandbox.faults.add({ service: 'main', path: '/cv', kind: 'drop', times: 1 })
    const sent = submission()
    const lost = await sendCv(main(), sent)
    if (lost.kind !== 'refused') throw new Error(`Expected the answer to be lost: ${lost.kind}`)
    expect(lost.failure.kind).toBe('network')
    const count = backends.sandbox.messages.list().length
    const before = calls().length
    expect(await sendCv(main(), { ...sent, uri: lost.uri })).toEqual({ kind: 'sent' })
    expect(calls().slice(before)).toEqual(['POST /cv'])
    expect(backends.sandbox.messages.list()).toHaveLength(count)
  })
})

describe('a chosen file', () => {
  const docx = new Uint8Array([
    0x50,
    0x4b,
    3,
    4,
    ...new Uint8Array(26),
    ...new TextEncoder().encode('word/document.xml'),
  ])
  const doc = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

  it.each([
    ['cv.pdf', '%PDF-1.7', null],
    ['CV.PDF', '%PDF-1.7', null],
    ['cv.docx', docx, null],
    ['cv.doc', doc, null],
    ['cv.xlsx', docx, 'type'],
    ['cv.pdf.exe', 'MZ', 'type'],
    ['cv.pdf', 'MZ\u0090', 'content'],
    ['cv.docx', 'PK\u0003\u0004', 'content'],
    ['cv.pdf', '', 'empty'],
  ])('%s: %#', async (name, content, problem) => {
    expect(await checkCvFile(new File([content], name))).toBe(problem)
  })

  it('must not be larger than the gateway takes', async () => {
    const large = new File([new Uint8Array(cvMaxBytes + 1)], 'cv.pdf')
    expect(await checkCvFile(large)).toBe('size')
  })
})
