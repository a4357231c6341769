import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** Attributes that leave this process. Addresses with their queries, headers and messages of errors do not. */
const kept: ReadonlySet<string> = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'net.peer.name',
  'server.address',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_name',
  'next.span_type',
])

/** `GET /article/a?x=1` → `GET`; `fetch GET https://api.example/posts/1?token=x` → `fetch GET`. Routes stay: `GET /[locale]/faq`. */
function nameOf(span: ReadableSpan): string {
  const route = span.attributes['http.route'] ?? span.attributes['next.route']
  return span.name
    .split(' ')
    .filter((word) => !/[/?]/.test(word) || word === route)
    .join(' ')
}

/** A span without what could identify a visitor: names of routes stay, addresses, queries and events go. */
export function scrubSpan(span: ReadableSpan): ReadableSpan {
  const name = nameOf(span)
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([key]) => kept.has(key)))
  if ('next.span_name' in attributes) attributes['next.span_name'] = name
  const replaced = { name, attributes, events: [], links: [] }
  // Spans compute some fields, which a copy would lose.
  return Object.create(span, Object.getOwnPropertyDescriptors(replaced)) as ReadableSpan
}
