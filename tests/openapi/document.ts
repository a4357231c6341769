import type { Endpoint, Service } from '@/lib/backends/endpoint'
import { endpointTables } from '@/lib/backends/gateway/allow-list'
import { errorBodySchema } from '@/lib/backends/wire'
import { secretHeaders } from '@/lib/backends/secret-headers'
import { z } from '@/lib/platform/zod/zod'

type Json = Record<string, unknown>

/** What a service is, for people who read its document alone. */
const titles: Readonly<Record<Service, string>> = {
  main: 'Main API: content, calculator, forms',
  news: 'News API: market news',
  video: 'Video API: playlist',
  account: 'Account-opening group: lists and date checks',
  trading: 'Trading-account service: one-time codes, applications, contracts',
  ekyc: 'e-KYC service',
  identity: 'ID provider',
  'bank-list': 'Payment-bank list',
  'payment-app': 'Payment-app service',
  market: 'Market source: indices and prices of the session',
}

/** JSON Schemas of one document; definitions that contain themselves become components. */
class Components {
  readonly schemas: Json = {}
  readonly #names = new Map<z.ZodType, string>()

  /** The schema as it is written in the document. @param name of the call, for the names of definitions inside */
  of(schema: z.ZodType, name: string): Json {
    const prefix = this.#names.get(schema) ?? name
    this.#names.set(schema, prefix)
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
    const { $schema: _, $defs: definitions = {}, ...root } = json
    for (const [key, definition] of Object.entries(definitions as Json)) {
      this.schemas[componentName(prefix, key)] = withComponentRefs(definition, prefix)
    }
    return withComponentRefs(root, prefix) as Json
  }
}

const componentName = (prefix: string, key: string) => `${prefix}_${key.replaceAll(/\W/g, '')}`

/** Moves references from definitions of the schema to components of the document. */
function withComponentRefs(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withComponentRefs(each, prefix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === '$ref' && typeof each === 'string'
        ? each.replace(/^#\/\$defs\/(.+)$/, (_, name: string) => `#/components/schemas/${componentName(prefix, name)}`)
        : withComponentRefs(each, prefix),
    ]),
  )
}

/** The OpenAPI 3.1 document of a service, from its endpoint table and the schemas by which the site parses its answers. */
export function openApiDocument(service: Service): Json {
  const components = new Components()
  const error = components.of(errorBodySchema, 'error')
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpointTables[service])) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, components) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: titles[service],
      version: '1',
      description: 'Generated from the schemas of the site; docs/backends.md has the rules that schemas cannot say.',
    },
    paths,
    components: {
      schemas: { ...components.schemas, Error: error },
      securitySchemes: {
        accessKey: { type: 'apiKey', in: 'header', name: secretHeaders.otpAccessKey },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(name: string, endpoint: Endpoint, components: Components): Json {
  const body = requestBody(name, endpoint, components)
  const secrets = {
    'otp-access-key': ['accessKey'],
    'identity-bearer': ['bearer'],
    'identity-credentials': [],
  } as const
  const required = endpoint.secret === undefined ? [] : secrets[endpoint.secret]
  return {
    operationId: name,
    'x-called-by': endpoint.browser ? 'browser, through the gateway of the site' : 'server of the site',
    parameters: parameters(endpoint),
    ...(body !== null && { requestBody: { required: true, content: body } }),
    ...(required.length > 0 && { security: required.map((scheme) => ({ [scheme]: [] })) }),
    responses: {
      '200': { description: 'Success', content: answer(name, endpoint, components) },
      default: {
        description: 'Refusal or failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parameters(endpoint: Endpoint): readonly Json[] {
  const text = { type: 'string' }
  return [
    { name: 'locale', in: 'header', required: true, schema: { enum: ['vi', 'en', 'kr'] } },
    { name: 'x-correlation-id', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
    ...(endpoint.creates ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: text }] : []),
    ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: text,
    })),
    ...Object.keys(endpoint.query?.shape ?? {}).map((name) => ({ name, in: 'query', required: false, schema: text })),
  ]
}

function requestBody(name: string, endpoint: Endpoint, components: Components): Json | null {
  if (endpoint.body === 'multipart') return { 'multipart/form-data': { schema: multipart(endpoint) } }
  if (endpoint.request === undefined) return null
  const type = endpoint.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { [type]: { schema: components.of(endpoint.request, `${name}Request`) } }
}

function multipart(endpoint: Endpoint): Json {
  const files = Object.entries(endpoint.files ?? {}).map(([name, { count, maxBytes, types }]) => {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: maxBytes }
    const described = { ...file, description: `${types.join(', ')}; at most ${maxBytes} bytes` }
    const [least, most] = count
    return [
      name,
      most === 1 ? described : { type: 'array', items: described, minItems: least, maxItems: most },
    ] as const
  })
  const texts = (endpoint.fields ?? []).map((name) => [name, { type: 'string' }] as const)
  return { type: 'object', properties: Object.fromEntries([...files, ...texts]), required: files.map(([name]) => name) }
}

function answer(name: string, endpoint: Endpoint, components: Components): Json {
  if (endpoint.response === 'pdf') return { 'application/pdf': {} }
  return { 'application/json': { schema: components.of(endpoint.response, `${name}Response`) } }
}
