import { randomBytes } from 'node:crypto'

/** Bearer tokens of the ID provider. They end with the process: clients renew them. */
export class Tokens {
  readonly #now: () => number
  readonly #expiry = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  issue(lifetimeSeconds: number): string {
    const token = randomBytes(24).toString('base64url')
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
