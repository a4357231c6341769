import { accessTokenResponseSchema } from '@/lib/backends/identity/schemas'

import { GatewayError } from './gateway-error'

type Credentials = {
  /** Base URL of the identity provider. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Seconds before expiry from which a token is no longer used, because the call itself takes time. */
const marginSeconds = 30

/** Milliseconds. */
const timeout = 8000

/**
 * The bearer token of the identity provider: fetched at the first call, kept on the server until shortly before it
 * expires, and renewed when the provider rejects it. Concurrent calls share one token request.
 */
export class IdentityTokens {
  readonly #credentials: Credentials
  #current: { readonly token: string; readonly usableUntil: number } | undefined
  #pending: Promise<string> | undefined

  constructor(credentials: Credentials) {
    this.#credentials = credentials
  }

  /** @throws GatewayError if the provider issues no token */
  async get(): Promise<string> {
    if (this.#current !== undefined && Date.now() < this.#current.usableUntil) return this.#current.token
    this.#pending ??= this.#fetch().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  /** Drops a token that the provider rejected, unless it has been renewed since. */
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
