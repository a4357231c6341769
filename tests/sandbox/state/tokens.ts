import { randomBytes } from 'node:crypto'

/** Every token begins with it, so that browser tests can recognise a token that reached a browser. */
export const bearerPrefix = 'sandbox-identity-token-'

/** Bearer tokens of the ID provider. They are kept in memory: after a restart clients renew them. */
export class Tokens {
  readonly #now: () => number
  readonly #expiry = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  issue(lifetimeSeconds: number): string {
    const token = bearerPrefix + randomBytes(24).toString('base64url')
    this.#expiry.set(token, this.#now() + lifetimeSeconds * 1000)
    return token
  }

  isValid(token: string): boolean {
    return (this.#expiry.get(token) ?? 0) > this.#now()
  }

  clear(): void {
    this.#expiry.clear()
  }
}
