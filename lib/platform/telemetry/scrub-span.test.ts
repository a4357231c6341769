import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'

import { scrubSpan } from './scrub-span'

/** A span as Next makes it. */
function spanOf(name: string, attributes: Record<string, string | number>): ReadableSpan {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const span = provider.getTracer('test').startSpan(name, { attributes })
  span.recordException(new Error('Nguyen Van A'))
  span.end()
  const [ended] = exporter.getFinishedSpans()
  if (ended === undefined) throw new Error('no span')
  return ended
}

test('keeps route, method and status of a request, and nothing of its address', () => {
  const span = spanOf('GET /[locale]/article/[slug]', {
    'http.method': 'GET',
    'http.target': '/article/a?utm_source=x&email=a@b.example',
    'http.route': '/[locale]/article/[slug]',
    'next.span_name': 'GET /[locale]/article/[slug]',
    'http.status_code': 200,
  })
  const scrubbed = scrubSpan(span)
  expect(scrubbed.name).toBe('GET /[locale]/article/[slug]')
  expect(scrubbed.attributes).toEqual({
    'http.method': 'GET',
    'http.route': '/[locale]/article/[slug]',
    'next.span_name': 'GET /[locale]/article/[slug]',
    'http.status_code': 200,
  })
  expect(scrubbed.events).toEqual([])
  expect([scrubbed.spanContext(), scrubbed.duration]).toEqual([span.spanContext(), span.duration])
})

test('keeps of a call to a backend only that it was made, and to which host', () => {
  const url = 'https://trading.example/econtract/c-1/draft.pdf?token=secret'
  const attributes = { 'http.url': url, 'net.peer.name': 'trading.example', 'next.span_name': `fetch GET ${url}` }
  const scrubbed = scrubSpan(spanOf(`fetch GET ${url}`, attributes))
  expect(scrubbed.name).toBe('fetch GET')
  expect(scrubbed.attributes).toEqual({ 'net.peer.name': 'trading.example', 'next.span_name': 'fetch GET' })
})
