import { describe, expect, it } from 'vitest'

import { cspReportSchema } from './csp-report'
import { receiveReport } from './receive-report'

const uriReport = {
  'csp-report': {
    'document-uri': 'https://site.example/search?q=my+name',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?victim=1',
    'script-sample': 'secret',
  },
}

describe('cspReportSchema', () => {
  it('keeps directive and host, and nothing of the page', () => {
    expect(cspReportSchema.parse(uriReport)).toEqual([{ directive: 'script-src-elem', blocked: 'evil.example' }])
  })

  it('reads the list that newer browsers send, and skips other kinds of report', () => {
    const reports = [
      {
        type: 'csp-violation',
        url: 'https://site.example/',
        body: { effectiveDirective: 'img-src', blockedURL: 'inline' },
      },
      { type: 'deprecation', body: { id: 'x' } },
    ]
    expect(cspReportSchema.parse(reports)).toEqual([{ directive: 'img-src', blocked: 'inline' }])
  })
})

describe('receiveReport', () => {
  const receive = async (body: string, seconds: number | null = null) => {
    const seen: unknown[] = []
    const request = new Request('https://site.example/api/csp-reports', { method: 'POST', body })
    const answer = await receiveReport(
      request,
      cspReportSchema,
      async () => seconds,
      (report) => seen.push(report),
    )
    return { status: answer.status, seen: seen.length }
  }

  it.each([
    ['a report', JSON.stringify(uriReport), 204, 1],
    ['another shape', '{"a":1}', 422, 0],
    ['no JSON', 'x', 422, 0],
    ['a long body', 'x'.repeat(20_000), 413, 0],
  ])('answers %s', async (_, body, status, seen) => {
    expect(await receive(body)).toEqual({ status, seen })
  })

  it('reads nothing beyond the limit', async () => {
    expect(await receive(JSON.stringify(uriReport), 5)).toEqual({ status: 429, seen: 0 })
  })
})
