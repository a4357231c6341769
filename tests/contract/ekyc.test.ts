import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createEkycApi } from '@/lib/backends/ekyc/ekyc-api'
import { createIdentityApi } from '@/lib/backends/identity/identity-api'

import { catalogue } from '../sandbox/specimens/catalogue'
import { freshIdno, identityHeaders, identityRequest, picture, proveIdentity, sendOcr } from './support/applicant'
import { againstSandbox, useBackends } from './support/backends'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const api = () => createEkycApi(backends.client('ekyc'))

function specimen(id: string) {
  const found = catalogue.find((entry) => entry.id === id)
  if (!found) throw new Error(`No specimen ${id}`)
  return found.holder
}

const frames = (image: Blob) => [{ action: 'center' as const, picture: image }]

describe.runIf(againstSandbox)('ID provider', () => {
  it('opens a request for the bearer of a token, the same for the same opening', async () => {
    const identity = createIdentityApi(backends.client('identity', 'vi', await identityHeaders(backends)))
    const opening = randomUUID()
    const first = await valueOf(identity.createRequest(opening))
    expect(await valueOf(identity.createRequest(opening))).toBe(first)
    expect(await valueOf(identity.createRequest(randomUUID()))).not.toBe(first)
  })

  it('refuses without a token, with a wrong one, and after it has expired', async () => {
    const create = (headers: Record<string, string>) =>
      createIdentityApi(backends.client('identity', 'vi', headers)).createRequest(randomUUID())
    const good = await identityHeaders(backends)
    expect(await failureOf(create({}))).toMatchObject({ kind: 'unauthorized' })
    expect(await failureOf(create({ ...good, Authorization: 'Bearer guess' }))).toMatchObject({ kind: 'unauthorized' })
    expect(await failureOf(create({ ...good, ClientID: 'other' }))).toMatchObject({ kind: 'unauthorized' })
    backends.clockOffset += 16 * 60_000
    expect(await failureOf(create(good))).toMatchObject({ kind: 'unauthorized' })
  })
})

describe.runIf(againstSandbox)('ocr', () => {
  it('reads the QR of both kinds of card', async () => {
    const chip = specimen('chip-card-2021')
    expect(await valueOf(sendOcr(backends, chip.idno))).toMatchObject({
      cardType: 'cccd_chip',
      fields: {
        idNumber: chip.idno,
        fullName: 'NGUYỄN THỊ MẪU',
        sex: 'F',
        birthDate: '1990-03-08',
        idIssueDate: chip.issueDate,
        idExpiryDate: '2030-03-08',
        cardAddress: chip.address,
      },
      warnings: [],
    })
    expect(await valueOf(sendOcr(backends, specimen('identity-card-2024').idno))).toMatchObject({
      cardType: 'can_cuoc',
      fields: { fullName: 'TRẦN ĐỨC MẪU ĐIỆP', sex: 'M', idIssuePlace: 'Bộ Công an' },
    })
  })

  it('misreads the name of an id number that ends in 904', async () => {
    const reading = await valueOf(sendOcr(backends, specimen('ocr-misreads').idno))
    expect(reading.fields.fullName).not.toBe('ĐẶNG VĂN MẪU NGHĨA')
    expect(reading.warnings).toEqual(['LOW_CONFIDENCE'])
  })

  it.each([
    ['blurred', 'OCR_BLURRED', ['front', 'back']],
    ['no-card', 'OCR_UNREADABLE', ['front']],
  ])('refuses pictures that are %s', async (id, code, fields) => {
    const failure = await failureOf(sendOcr(backends, specimen(id).idno))
    expect(failure).toMatchObject({ kind: 'rejected', status: 422, code, fields })
  })

  it('refuses the same side twice, a request that it does not know and what is not a picture', async () => {
    const front = await picture(specimen('chip-card-2021').idno, 'front')
    const request = await identityRequest(backends)
    expect(await failureOf(api().ocr(request, front, front))).toMatchObject({ code: 'OCR_SIDES' })
    expect(await failureOf(api().ocr(randomUUID(), front, front))).toMatchObject({
      kind: 'field-errors',
      fields: { byField: { request_id: [expect.any(String)] } },
    })
    const text = new File(['not a picture'], 'front.png', { type: 'image/png' })
    expect(await failureOf(api().ocr(request, text, front))).toMatchObject({
      code: 'OCR_UNREADABLE',
      fields: ['front'],
    })
  })
})

describe.runIf(againstSandbox)('result', () => {
  it('is pending until both checks were made, then approved', async () => {
    const idno = freshIdno('2024')
    const { ocrId } = await valueOf(sendOcr(backends, idno))
    expect(await valueOf(api().result(ocrId))).toMatchObject({ status: 'pending' })
    const face = await picture(idno, 'selfie')
    expect(await valueOf(api().matchFace(ocrId, face))).toMatchObject({ passed: true })
    expect(await valueOf(api().result(ocrId))).toMatchObject({ status: 'pending' })
    expect(await valueOf(api().checkLiveness(ocrId, randomUUID(), frames(face)))).toMatchObject({ passed: true })
    expect(await valueOf(api().result(ocrId))).toEqual({ status: 'approved' })
  })

  it('is not changed by signals of copied pictures, which stay with the case for staff', async () => {
    const idno = freshIdno('2024')
    const [front, back] = [await picture(idno, 'front'), await picture(idno, 'back')]
    const signals = { front: ['file', 'raster'], back: ['file'] } as const
    const { ocrId } = await valueOf(api().ocr(await identityRequest(backends), front, back, { signals }))
    const face = await picture(idno, 'selfie')
    await valueOf(api().matchFace(ocrId, face, { signals: { face: ['virtual-camera'] } }))
    const copied = frames(face).map((frame) => ({ ...frame, signals: ['virtual-camera'] as const }))
    await valueOf(api().checkLiveness(ocrId, randomUUID(), copied))
    expect(await valueOf(api().result(ocrId))).toEqual({ status: 'approved' })
    expect(backends.sandbox.checks.find(ocrId)?.signals).toEqual([
      'front:file',
      'front:raster',
      'back:file',
      'face:virtual-camera',
      'frames:virtual-camera',
    ])
  })

  it('is rejected for 901 and 902, with the tries counted down', async () => {
    const { idno } = specimen('face-mismatch')
    const ocrId = await proveIdentity(backends, idno)
    expect(await valueOf(api().result(ocrId))).toEqual({ status: 'rejected', reasons: ['FACE_MISMATCH'] })
    const face = await picture(idno, 'selfie')
    expect(await valueOf(api().matchFace(ocrId, face))).toMatchObject({ passed: false, attemptsLeft: 1 })
    expect(await valueOf(api().matchFace(ocrId, face))).toMatchObject({ passed: false, attemptsLeft: 0 })
    expect(await failureOf(api().matchFace(ocrId, face))).toMatchObject({ code: 'TRIES_SPENT' })
    const other = await proveIdentity(backends, specimen('liveness-failure').idno)
    expect(await valueOf(api().result(other))).toEqual({ status: 'rejected', reasons: ['LIVENESS_FAILED'] })
  })

  it('stays pending for three polls for 903', async () => {
    const ocrId = await proveIdentity(backends, specimen('pending-result').idno)
    const statuses: string[] = []
    for (let poll = 0; poll < 4; poll += 1) statuses.push((await valueOf(api().result(ocrId))).status)
    expect(statuses).toEqual(['pending', 'pending', 'pending', 'approved'])
  })

  it('finds no face in an empty picture, and no case that it does not know', async () => {
    const { ocrId } = await valueOf(sendOcr(backends, freshIdno()))
    const desk = await picture(specimen('no-card').idno, 'front')
    expect(await failureOf(api().matchFace(ocrId, desk))).toMatchObject({ kind: 'rejected', code: 'NO_FACE' })
    expect(await failureOf(api().result(randomUUID()))).toMatchObject({ kind: 'not-found' })
  })
})
