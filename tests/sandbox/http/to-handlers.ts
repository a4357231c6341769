import { setTimeout as delay } from 'node:timers/promises'

import { http, type HttpHandler } from 'msw'
import { ZodError } from '@/lib/platform/zod/zod'

import type { WireLocale } from '@/lib/platform/i18n/locales'

import type { Sandbox } from '../sandbox-state'
import type { Fault } from '../state/faults'
import type { JournalEntry } from '../state/journal'
import type { Call, Endpoint } from './endpoint'
import { serviceBases, serviceNames, type ServiceName } from './service'
import { fieldErrors, WireError } from './wire-error'

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/** msw handlers of the endpoints, and of every other path of the services, which is journaled and answered 404. */
export function toHandlers(endpoints: readonly Endpoint[], sandbox: Sandbox, origin = '*'): HttpHandler[] {
  const declared = endpoints.map((endpoint) =>
    verbs[endpoint.method](`${origin}${serviceBases[endpoint.service]}${endpoint.path}`, ({ request, params }) =>
      serve(endpoint.service, endpoint, request, singleValues(params), sandbox),
    ),
  )
  const undeclared = serviceNames.map((service) =>
    http.all(`${origin}${serviceBases[service]}/*`, ({ request }) => serve(service, undefined, request, {}, sandbox)),
  )
  return [...declared, ...undeclared]
}

async function serve(
  service: ServiceName,
  endpoint: Endpoint | undefined,
  request: Request,
  params: Record<string, string>,
  sandbox: Sandbox,
): Promise<Response> {
  const url = new URL(request.url)
  const base = serviceBases[service]
  const path = url.pathname.slice(url.pathname.indexOf(base) + base.length) || '/'
  const entry = sandbox.journal.add({
    service,
    method: request.method,
    path,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    at: new Date(sandbox.now()).toISOString(),
  })
  const fault = sandbox.faults.take(service, request.method, path)
  if (fault?.kind === 'status') return record(entry, statusOf(fault))
  if (fault?.kind === 'delay') await delay(fault.ms ?? 1000)
  const answered = await work(endpoint, request, url, params, sandbox)
  return fault ? misbehave(fault, answered, entry, sandbox) : record(entry, answered)
}

async function work(
  endpoint: Endpoint | undefined,
  request: Request,
  url: URL,
  params: Record<string, string>,
  sandbox: Sandbox,
): Promise<Response> {
  try {
    if (!endpoint) return Response.json({ message: 'Not Found' }, { status: 404 })
    const call: Call = {
      request,
      url,
      query: url.searchParams,
      params,
      headers: request.headers,
      locale: localeOf(request.headers.get('locale') ?? url.searchParams.get('locale')),
    }
    return await endpoint.answer(call, sandbox)
  } catch (error) {
    if (error instanceof WireError) {
      return Response.json(error.body, { status: error.status, headers: error.headers })
    }
    // A bug of the sandbox. Zod names paths only; anything else may be shown whole: no real person's data is here.
    console.error(`sandbox: ${request.method} ${url.pathname}`, error instanceof ZodError ? error.issues : error)
    return Response.json({ message: 'Something wrong' }, { status: 500 })
  }
}

async function misbehave(fault: Fault, answered: Response, entry: JournalEntry, sandbox: Sandbox): Promise<Response> {
  if (fault.kind === 'delay' || fault.kind === 'status') return record(entry, answered)
  entry.outcome = fault.kind
  if (fault.kind === 'hang') await sandbox.faults.cleared
  if (fault.kind !== 'malformed') return Response.error()
  const body = fault.body === undefined ? halved(await answered.text()) : textOf(fault.body)
  return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } })
}

function record(entry: JournalEntry, response: Response): Response {
  entry.outcome = response.status
  return response
}

function statusOf(fault: Fault): Response {
  const status = fault.status ?? 500
  if (status === 204 || status === 304) return new Response(null, { status })
  const body = fault.body ?? { message: 'Something wrong' }
  return new Response(textOf(body), { status, headers: { 'content-type': 'application/json' } })
}

function localeOf(given: string | null): WireLocale {
  if (given === null) return 'vi'
  if (given === 'vi' || given === 'en' || given === 'kr') return given
  throw fieldErrors({ locale: [`The locale ${given} is not one of vi, en, kr`] })
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

const halved = (text: string) => text.slice(0, Math.max(1, Math.floor(text.length / 2)))

function singleValues(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) values[name] = typeof value === 'string' ? value : value.join('/')
  }
  return values
}
