import type { Endpoint, EndpointTable } from '@/lib/backends/endpoint'
import type { WireLocale } from '@/lib/platform/i18n/locales'
import type { z } from '@/lib/platform/zod/zod'

import type { Sandbox } from '../sandbox-state'
import type { JournalEntry } from '../state/journal'

/** One request to a service. */
export interface Call {
  readonly request: Request
  readonly url: URL
  readonly query: URLSearchParams
  readonly headers: Headers
  /** From the `locale` header or, for the news API, the query; `vi` if the caller names none. */
  readonly locale: WireLocale
  readonly journaled: JournalEntry
}

/** Names in braces of a path template. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

/** The body as the endpoint declares it: parsed by its request schema, a form with files, or none. */
type BodyOf<E extends Endpoint> = E extends { readonly request: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : E extends { readonly body: 'multipart' }
    ? FormData
    : undefined

export interface EndpointCall<E extends Endpoint> extends Call {
  readonly params: Readonly<Record<ParameterOf<E['path']>, string>>
  readonly body: BodyOf<E>
}

/** An answer with status 201 instead of 200. */
export class Created<Body> {
  readonly body: Body

  constructor(body: Body) {
    this.body = body
  }
}

type WireAnswer<Body> = Body | Created<Body>

/** A good answer of the endpoint: JSON that its schema accepts, or the response itself for a document. */
type AnswerTo<E extends Endpoint> = E['response'] extends z.ZodType ? WireAnswer<z.input<E['response']>> : Response

/** Does the work of one endpoint. Refusals are thrown as `WireError`. */
export type Handler<E extends Endpoint> = (
  call: EndpointCall<E>,
  sandbox: Sandbox,
) => AnswerTo<E> | Promise<AnswerTo<E>>

/** Handlers of a service under the names of its endpoint table; a missing or unknown name does not compile. */
export type Handlers<Table extends EndpointTable, Name extends keyof Table = keyof Table> = {
  readonly [Key in Name]: Handler<Table[Key]>
}
