import { accessTokenResponseSchema } from '@/lib/backends/identity/schemas'

import { GatewayError } from './gateway-error'

type Credentials = {
  /** Base of the ID provider. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Seconds before its end from which a token is not used any more: the call that it is for takes time too. */
const marginSeconds = 30

/** Milliseconds. */
const timeout = 8000

/**
 * The ID provider's bearer token: fetched at the first call, kept on the server until shortly before it ends, renewed
 * when the provider no longer takes it. Calls that need one at the same time share one request.
 */
export class IdentityTokens {
  readonly #credentials: Credentials
  #current: { readonly token: string; readonly usableUntil: number } | undefined
  #pending: Promise<string> | undefined

  constructor(credentials: Credentials) {
    this.#credentials = credentials
  }

  /** @throws GatewayError where the provider gives none */
  async get(): Promise<string> {
    if (this.#current !== undefined && Date.now() < this.#current.usableUntil) return this.#current.token
    this.#pending ??= this.#fetch().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  /** Forgets a token that the provider refused, unless it has been renewed since. */
  forget(token: string): void {
    if (this.#current?.token === token) this.#current = undefined
  }

  async #fetch(): Promise<string> {
    const { baseUrl, clientId, clientSecret } = this.#credentials
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const signal = AbortSignal.timeout(timeout)
    const url = `${baseUrl}/oauth/accessToken`
    let answer: Response
    try {
      answer = await fetch(url, { method: 'POST', body, signal, cache: 'no-store', redirect: 'error' })
    } catch {
      throw new GatewayError(502, 'UPSTREAM_UNREACHABLE')
    }
    const parsed = accessTokenResponseSchema.safeParse(answer.ok ? await answer.json().catch(() => null) : null)
    if (!parsed.success) throw new GatewayError(502, 'UPSTREAM_INVALID')
    const { access_token: token, expires_in: seconds } = parsed.data
    this.#current = { token, usableUntil: Date.now() + Math.max(0, seconds - marginSeconds) * 1000 }
    return token
  }
}
