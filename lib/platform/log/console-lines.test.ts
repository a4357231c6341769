import { beforeEach, describe, expect, it, vi } from 'vitest'

import { writeConsoleAsJson } from './console-lines'
import { reportRenderError } from './report-render-error'

const lines = vi.hoisted(() => [] as { level: string; fields: object; text: string }[])
vi.mock('./logger', () => ({
  log: () =>
    Object.fromEntries(
      ['debug', 'info', 'warn', 'error'].map((level) => [
        level,
        (fields: object, text: string) => lines.push({ level, fields, text }),
      ]),
    ),
}))

const target = { ...console }
beforeEach(() => {
  lines.length = 0
  writeConsoleAsJson(target)
})

/** Until what was put off with setImmediate has run. */
const settled = async () => new Promise((resolve) => setImmediate(resolve))

describe('writeConsoleAsJson', () => {
  it('writes a text as one line, without colours and without queries of addresses', () => {
    target.log('\u001b[31mFailed\u001b[39m %s\n  at %s', '/faq?email=a@b.example', 'http://x.example/a?token=1 now')
    expect(lines).toEqual([
      { level: 'info', fields: { source: 'console' }, text: 'Failed /faq?…\n  at http://x.example/a?… now' },
    ])
  })

  it('writes an error once, however often it is written', async () => {
    const error = new TypeError('is not a function')
    target.error(error)
    target.error('⨯', error)
    await settled()
    target.error(error)
    await settled()
    expect(lines).toHaveLength(1)
    expect(lines[0]?.text).toContain('TypeError: is not a function')
  })

  it('leaves an error to the report that names its route', async () => {
    const error = Object.assign(new Error('no such thing'), { digest: '42' })
    target.error(error)
    reportRenderError(error, { routePath: '/[locale]/faq', routeType: 'render' })
    await settled()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      level: 'error',
      fields: { event: 'render-error', routePath: '/[locale]/faq', digest: '42', error: { message: 'no such thing' } },
    })
  })
})
