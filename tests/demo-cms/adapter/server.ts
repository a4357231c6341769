import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { mainEndpoints } from '@/lib/backends/main/endpoints'
import { type Locale, locales, toWireLocale } from '@/lib/platform/i18n/locales'

import { PayloadClient } from '../payload-client'
import { answers, type Call, NotFound } from './answers'

type Match = Pick<Call, 'params'> & { readonly answer: (call: Call) => Promise<object> }

/** Calls by method and path; of two that fit, the one with fewer parameters comes first. */
const routes = Object.entries(answers)
  .map(([name, answer]) => {
    const { path } = mainEndpoints[name as keyof typeof mainEndpoints]
    const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    return { answer, pattern: new RegExp(`^/${pattern}$`), parameters: path.split('{').length }
  })
  .toSorted((a, b) => a.parameters - b.parameters)

function routeOf(method: string, pathname: string): Match | undefined {
  if (method !== 'GET') return undefined
  for (const { answer, pattern } of routes) {
    const match = pattern.exec(pathname)
    if (match) return { answer, params: match.groups ?? {} }
  }
  return undefined
}

const localeOf = (request: IncomingMessage): Locale =>
  locales.find((locale) => toWireLocale(locale) === request.headers['locale']) ?? 'vi'

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Forms and the calculator are no content: another system of the firm answers them, here the sandbox. */
async function forward(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const kept = ['content-type', 'locale', 'idempotency-key', 'x-correlation-id', 'accept']
  const headers = kept.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null
  const answer = await fetch(target, { method: request.method ?? 'GET', headers, body })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/**
 * Serves the main API's contract from Payload (docs/adopting.md). @param port 0 for any free one
 * @param formsUrl main API that takes the forms and calculates
 * @returns address of the API
 */
export async function startAdapter(payloadUrl: string, formsUrl: string, port: number) {
  const cms = new PayloadClient(payloadUrl)
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', payloadUrl)
    const route = routeOf(request.method ?? 'GET', pathname)
    if (!route) return forward(request, response, formsUrl + pathname + search)
    const query = Object.fromEntries(searchParams)
    send(response, 200, await route.answer({ cms, locale: localeOf(request), params: route.params, query }))
  }
  const server = createServer((request, response) => {
    answerTo(request, response).catch((error: unknown) => {
      if (error instanceof NotFound) return send(response, 404, { message: 'Not found' })
      process.stderr.write(`${request.url}: ${error instanceof Error ? error.message : String(error)}\n`)
      send(response, 500, { message: 'The CMS does not answer' })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
