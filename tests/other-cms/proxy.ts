import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { originalId, originalSlug } from './renaming'
import { withSpoiledLists } from './spoiled-rows'
import { type Transform, transformed } from './transform'

export interface OtherCms {
  /** Origin of the backends. */
  readonly url: string
  /** Origin of the media; another host and port. */
  readonly mediaUrl: string
  close(): Promise<void>
}

/** What an answer becomes: content is another firm's, lists of the account opening have bad rows, all else is passed through. */
function changed(path: string, answer: unknown, how: Transform): unknown {
  if (/^\/(?:main|news|video)\//.test(path)) return transformed(answer, how)
  return /^\/(?:account|trading|bank-list)\//.test(path) ? withSpoiledLists(answer) : answer
}

/** Headers that describe the connection or the length of a body that is another one now. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'content-encoding']

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !ownHeaders.includes(name)) headers.set(name, value)
  }
  return headers
}

/** The path by which the sandbox knows what a path of this CMS names. */
function originalPath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://other.cms')
  const branch = searchParams.get('branch')
  if (branch !== null) searchParams.set('branch', String(originalId(Number(branch))))
  const original = pathname
    .replace(/(\/get_by_slug\/)([^/]+)/, (_, call: string, slug: string) => call + originalSlug(slug))
    .replaceAll(/\/(\d+)(?=\/|$)/g, (_, id: string) => `/${originalId(Number(id))}`)
  return searchParams.size > 0 ? `${original}?${searchParams}` : original
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port: number,
  host: string,
) {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return new Promise<() => Promise<void>>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () =>
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      ),
    )
  })
}

/**
 * A CMS that nobody here wrote, in front of the sandbox: other slugs, ids, media host and habits, and one bad row in ten
 * (transform.ts).
 */
export async function startOtherCms(sandbox: string, ports: { api: number; media: number }): Promise<OtherCms> {
  const mediaUrl = `http://localhost:${ports.media}`
  const pass = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const body = await bodyOf(request)
    const upstream = await fetch(sandbox + path, { method: request.method ?? 'GET', headers: headersOf(request), body })
    const headers = Object.fromEntries([...upstream.headers].filter(([name]) => !ownHeaders.includes(name)))
    const isJson = upstream.headers.get('content-type')?.includes('json') === true
    if (!isJson || !upstream.ok) {
      response.writeHead(upstream.status, headers)
      response.end(Buffer.from(await upstream.arrayBuffer()))
      return
    }
    response.writeHead(upstream.status, headers)
    response.end(JSON.stringify(changed(path, await upstream.json(), { sandbox, media: mediaUrl })))
  }
  const closeApi = await listen(
    (request, response) => pass(request, response, originalPath(request.url ?? '/')),
    ports.api,
    '127.0.0.1',
  )
  // Media only: a host that serves nothing else shows that no page asks it for anything else.
  const closeMedia = await listen(
    async (request, response) => {
      if (request.url?.startsWith('/media/')) return pass(request, response, request.url)
      response.writeHead(404).end()
    },
    ports.media,
    'localhost',
  )
  return {
    url: `http://127.0.0.1:${ports.api}`,
    mediaUrl,
    close: async () => {
      await Promise.all([closeApi(), closeMedia()])
    },
  }
}
