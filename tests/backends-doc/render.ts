import { endpointTables } from '@/lib/backends/gateway/allow-list'
import type { Endpoint, Service } from '@/lib/backends/endpoint'

import { zodShape } from './shape'

const kilobytes = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${Math.round(bytes / 1024)} kB`

function files(endpoint: Endpoint): string {
  return Object.entries(endpoint.files ?? {})
    .map(
      ([
        name,
        {
          types,
          maxBytes,
          count: [min, max],
        },
      ]) => {
        const number = min === max ? `${min}` : `${min} to ${max}`
        return `file \`${name}\` (${number}; ${types.join(', ')}; up to ${kilobytes(maxBytes)})`
      },
    )
    .join(', ')
}

function sends(endpoint: Endpoint): string {
  const parts = [
    ...(endpoint.query
      ? [
          `query ${Object.keys(endpoint.query.shape)
            .map((name) => `\`${name}\``)
            .join(' ')}`,
        ]
      : []),
    ...(endpoint.request ? [`${endpoint.body} \`${zodShape(endpoint.request)}\``] : []),
    ...(endpoint.files ? [`multipart: ${files(endpoint)}`] : []),
    ...(endpoint.fields ? [`text ${endpoint.fields.map((name) => `\`${name}\``).join(' ')}`] : []),
    ...(endpoint.creates ? ['header `Idempotency-Key`'] : []),
  ]
  return parts.length === 0 ? '–' : parts.join('; ')
}

const secrets: Record<NonNullable<Endpoint['secret']>, string> = {
  'otp-access-key': 'adds `access-key`',
  'identity-bearer': 'adds `ClientID` and `Authorization: Bearer`',
  'identity-credentials': 'server only, with client id and secret',
}

function notes(endpoint: Endpoint): string {
  const parts = [
    endpoint.browser ? 'browser, through the gateway' : 'server',
    ...(endpoint.secret ? [secrets[endpoint.secret]] : []),
    ...(endpoint.limit
      ? [
          `limit \`${endpoint.limit}\`${endpoint.recipient ? ` by ${endpoint.recipient.map((name) => `\`${name}\``).join(', ')} too` : ''}`,
        ]
      : []),
    ...(endpoint.hidesQuery ? ['POST with the query as JSON'] : []),
    ...(endpoint.reveals ? ['limit by what it finds'] : []),
    ...(endpoint.upstreamPath ? ['the path is the setting REPORTS_PATH'] : []),
  ]
  return parts.join('; ')
}

function row(endpoint: Endpoint): string {
  const answer = endpoint.response === 'pdf' ? '`application/pdf`' : `\`${zodShape(endpoint.response)}\``
  return `| \`${endpoint.method} ${endpoint.path}\` | ${sends(endpoint)} | ${answer} | ${notes(endpoint)} |`
}

/** The table of one service in docs/backends.md. */
export function renderService(service: Service): string {
  return [
    '| call | sends | good answer | who, and how |',
    '| --- | --- | --- | --- |',
    ...Object.values(endpointTables[service]).map(row),
  ].join('\n')
}
