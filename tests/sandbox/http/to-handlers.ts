import { setTimeout as delay } from 'node:timers/promises'

import { http, type HttpHandler } from 'msw'
import { ZodError } from '@/lib/platform/zod/zod'

import type { WireLocale } from '@/lib/platform/i18n/locales'

import type { Sandbox } from '../sandbox-state'
import type { Fault } from '../state/faults'
import type { JournalEntry } from '../state/journal'
import type { Params, Route } from './routes'
import { serviceBases, serviceNames, type ServiceName } from './service'
import { fieldErrors, WireError } from './wire-error'

const verbs = { GET: http.get, POST: http.post, PUT: http.put } as const

/** Literal segments sort before parameters, so that the more specific of two paths that match answers. */
const sortKey = ({ path }: Route): string => path.replaceAll(/\{\w+\}/g, '\uffff')

/** msw handlers of the routes, and of every other path of the services, which is journaled and answered 404. */
export function toHandlers(routes: readonly Route[], sandbox: Sandbox, origin = '*'): HttpHandler[] {
  const declared = routes
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map((route) => {
      const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
      return verbs[route.method](`${origin}${serviceBases[route.service]}/${path}`, ({ request, params }) =>
        serve(route.service, route, request, singleValues(params), sandbox),
      )
    })
  const undeclared = serviceNames.map((service) =>
    http.all(`${origin}${serviceBases[service]}/*`, ({ request }) => serve(service, undefined, request, {}, sandbox)),
  )
  return [...declared, ...undeclared]
}

async function serve(
  service: ServiceName,
  route: Route | undefined,
  request: Request,
  params: Params,
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
  const answered = await work(route, request, entry, params, sandbox)
  return fault ? misbehave(fault, answered, entry, sandbox) : record(entry, answered)
}

async function work(
  route: Route | undefined,
  request: Request,
  journaled: JournalEntry,
  params: Params,
  sandbox: Sandbox,
): Promise<Response> {
  const url = new URL(request.url)
  try {
    if (!route) return Response.json({ message: 'Not Found' }, { status: 404 })
    const locale = localeOf(request.headers.get('locale') ?? url.searchParams.get('locale'))
    const call = { request, url, query: url.searchParams, headers: request.headers, locale, journaled }
    return await route.answer(call, params, sandbox)
  } catch (error) {
    if (error instanceof WireError) {
      return Response.json(error.body, { status: error.status, headers: error.headers })
    }
    // A bug in the sandbox. The log names paths of zod errors only; other errors hold no real personal data.
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
