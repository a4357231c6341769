import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { z } from '@/lib/platform/zod/zod'

const messageSchema = z.object({
  id: z.number(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  text: z.string(),
  otp: z.string().optional(),
  at: z.string(),
})
const callSchema = z.object({
  service: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.record(z.string(), z.unknown()),
  headers: z.record(z.string(), z.string()),
  at: z.string(),
  fields: z.array(z.string()).optional(),
})
const accountSchema = z.object({
  client_id: z.string(),
  acc_no: z.string(),
  contract_id: z.string(),
  status: z.string(),
  fields: z.record(z.string(), z.unknown()),
})

const proofsSchema = z.object({
  sms_transaction_id: z.string(),
  email_transaction_id: z.string(),
  request_id: z.string(),
  ocr_id: z.string(),
})

export type OpenedAccount = z.infer<typeof accountSchema>
export type OutboxMessage = z.infer<typeof messageSchema>
export type BackendCall = z.infer<typeof callSchema>

/** A failure of a backend; `path` is a prefix, `times` how often (always, unless given). */
export interface Fault {
  readonly service: string
  readonly method?: string
  readonly path?: string
  readonly kind: 'status' | 'delay' | 'drop' | 'malformed' | 'hang'
  readonly status?: number
  readonly body?: unknown
  readonly ms?: number
  readonly times?: number
}

/**
 * The sandbox's controls. Tests share one sandbox, so they look at what they themselves caused, by mobile number, e-mail
 * address or ID number; only `isolated` tests may reset it or let it fail.
 */
export class Sandbox {
  readonly #request: APIRequestContext
  readonly #url: string

  constructor(request: APIRequestContext, url: string) {
    this.#request = request
    this.#url = url
  }

  get url(): string {
    return this.#url
  }

  async reset(): Promise<void> {
    await this.#send('POST', '/__sandbox__/reset')
  }

  async fail(fault: Fault): Promise<void> {
    await this.#send('POST', '/__sandbox__/faults', fault)
  }

  async heal(): Promise<void> {
    await this.#send('DELETE', '/__sandbox__/faults')
  }

  /** Messages to a mobile number or e-mail address, newest first. */
  async outbox(to: string): Promise<OutboxMessage[]> {
    return z.array(messageSchema).parse(await this.#get(`/__sandbox__/outbox?to=${encodeURIComponent(to)}`))
  }

  /** The one-time password of the newest message to a recipient, as soon as there are `count` of them. */
  async otp(to: string, count = 1): Promise<string> {
    const withOtp = async () => (await this.outbox(to)).filter((message) => message.otp !== undefined)
    await expect.poll(async () => (await withOtp()).length, `messages to ${to}`).toBeGreaterThanOrEqual(count)
    const newest = (await withOtp())[0]?.otp
    if (newest === undefined) throw new Error(`no OTP was sent to ${to}`)
    return newest
  }

  /** The journal of a service, newest first. */
  async calls(service: string): Promise<BackendCall[]> {
    return z.array(callSchema).parse(await this.#get(`/__sandbox__/requests?service=${service}`))
  }

  /** Accounts opened for an ID number. */
  async accountsOf(idno: string): Promise<OpenedAccount[]> {
    const accounts = z.array(accountSchema).parse(await this.#get('/__sandbox__/accounts'))
    return accounts.filter(({ fields }) => fields['idno'] === idno)
  }

  /** Grants everything that `createAccount` requires: both codes verified, the specimen card read, face and liveness passed. */
  async grantProofs(applicant: {
    mobile: string
    email: string
    idno: string
    opening_id: string
  }): Promise<z.infer<typeof proofsSchema>> {
    return proofsSchema.parse(await (await this.#send('POST', '/__sandbox__/proofs', applicant)).json())
  }

  /** A file that the sandbox serves, such as a specimen's picture. */
  async file(path: string): Promise<Buffer> {
    const response = await this.#request.get(new URL(path, this.#url).href)
    expect(response.ok(), `GET ${path}`).toBe(true)
    return response.body()
  }

  /** Edits static content, as the CMS does: the site hears of it by its webhook. */
  async editStaticContent(code: string, entry: Record<string, unknown>): Promise<void> {
    await this.#send('PUT', `/__sandbox__/static-content/${code}`, entry)
  }

  async #get(path: string): Promise<unknown> {
    const response = await this.#request.get(`${this.#url}${path}`)
    expect(response.ok(), `GET ${path}`).toBe(true)
    return response.json()
  }

  async #send(method: string, path: string, data?: unknown): Promise<APIResponse> {
    const response = await this.#request.fetch(`${this.#url}${path}`, { method, data })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return response
  }
}
