import type { ServerResponse } from 'node:http'

import type { CapturedAnswer } from './capture-answer.ts'

/** Browsers may keep the answer and compare it each time; shared caches may not keep it. */
const privately = 'private, no-cache'

const isPublic = (cacheControl: unknown): boolean =>
  typeof cacheControl === 'string' && cacheControl.startsWith('public')

/** The headers of an answer, with those for caches replaced. */
export function privateHeaders(headers: CapturedAnswer['headers']): CapturedAnswer['headers'] {
  return headers.map(([name, value]) =>
    name === 'cache-control' && isPublic(value) ? ([name, privately] as const) : ([name, value] as const),
  )
}

/** Replaces the header for caches when the response is sent. */
export function makePrivate(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  const privateHead = (...args: Parameters<typeof writeHead>) => {
    if (isPublic(response.getHeader('cache-control'))) response.setHeader('cache-control', privately)
    return writeHead(...args)
  }
  Object.assign(response, { writeHead: privateHead })
}
