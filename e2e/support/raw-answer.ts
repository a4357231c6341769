import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

/** Sends an address exactly as it is written; browsers and `fetch` resolve dots and refuse some methods. */
export async function rawAnswer(siteUrl: string, path: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(siteUrl)
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
