import type { BrowserContext, Request, Response } from '@playwright/test'

import { bearerPrefix } from '@/tests/sandbox/state/tokens'
import { sandboxSecrets } from '../../scripts/lib/sandbox-environment.mjs'
import type { Applicant } from './account-opening/applicant'
import { storedBy } from './account-opening/storage'
import type { Sandbox } from './sandbox'

/** Values that only the server knows; nothing that a browser receives may hold one. */
const serverSecrets = [
  sandboxSecrets.OTP_ACCESS_KEY,
  sandboxSecrets.IDENTITY_CLIENT_SECRET,
  sandboxSecrets.REVALIDATE_SECRET,
  sandboxSecrets.OPENING_SECRET,
  bearerPrefix,
]

/**
 * Pictures as text of any kind: data addresses, and the first bytes of JPEG and PNG, plain and in Base64. "JFIF" alone can
 * occur in an encrypted draft by chance; in a picture a zero byte follows it.
 */
const pictureSigns = ['data:image', 'JFIF\0', String.raw`JFIF\u0000`, '/9j/4AAQSkZJRg', 'iVBORw0KGgo']

/** Pages and files are the same for every visitor, so a worker reads each address once; answers of calls are always read. */
const read = new Set<string>()

/**
 * Secrets where they must not be: server secrets in anything that the browser receives; personal data and one-time codes of
 * the test's applicants in addresses, console messages or anything that the site stores in clear; pictures in storage.
 */
export class Leaks {
  readonly #siteUrl: string
  readonly #sandbox: Sandbox
  readonly #contexts = new Set<BrowserContext>()
  readonly #applicants: Applicant[] = []
  readonly #received: Promise<void>[] = []
  /** What has been seen, by where. */
  readonly #seen = { 'requested address': new Set<string>(), 'console message': new Set<string>() }
  readonly #found = new Set<string>()

  constructor(siteUrl: string, sandbox: Sandbox) {
    this.#siteUrl = siteUrl
    this.#sandbox = sandbox
  }

  watch(context: BrowserContext): void {
    this.#contexts.add(context)
    context.on('close', () => this.#contexts.delete(context))
    context.on('request', (request) => this.#onRequest(request))
    context.on('response', (response) => this.#received.push(this.#onResponse(response)))
    context.on('console', (message) => this.#seen['console message'].add(message.text()))
  }

  protect(applicant: Applicant): void {
    this.#applicants.push(applicant)
  }

  /** Looks through everything seen so far and stored at this moment. Returns all leaks of the test, each once. */
  async find(): Promise<readonly string[]> {
    const personal = await this.#personalData()
    const places: (readonly [where: string, text: string])[] = Object.entries(this.#seen).flatMap(([where, texts]) =>
      [...texts].map((text) => [where, text] as const),
    )
    const pages = [...this.#contexts].flatMap((context) => context.pages())
    for (const page of pages.filter((open) => open.url().startsWith(this.#siteUrl))) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const stored = Object.entries(await storedBy(page))
      places.push(...stored)
      for (const [where, text] of stored)
        if (pictureSigns.some((sign) => text.includes(sign))) this.#found.add(`leak: picture in ${where}`)
    }
    for (const [where, text] of places) {
      for (const [what, value] of personal) if (text.includes(value)) this.#found.add(`leak: ${what} in ${where}`)
    }
    await Promise.all(this.#received)
    return [...this.#found]
  }

  /** What may not be read anywhere, by what it is. An address in percent encoding says as much as one in letters. */
  async #personalData(): Promise<(readonly [what: string, value: string])[]> {
    const all = await Promise.all(
      this.#applicants.map(async ({ idNumber, fullName, mobile, email, ward, street, bankAccount }) => {
        const messages = await Promise.all([mobile, email].map((recipient) => this.#sandbox.outbox(recipient)))
        const codes = messages.flat().flatMap(({ otp }) => (otp === undefined ? [] : [['one-time code', otp] as const]))
        return [...Object.entries({ idNumber, fullName, mobile, email, ward, street, bankAccount }), ...codes]
      }),
    )
    return all.flat().flatMap(([what, value]) => [
      [what, value],
      [what, encodeURIComponent(value)],
    ])
  }

  #onRequest(request: Request): void {
    this.#seen['requested address'].add(request.url())
    this.#seen['requested address'].add(request.headers()['referer'] ?? '')
  }

  async #onResponse(response: Response): Promise<void> {
    const { pathname, search } = new URL(response.url())
    if (!response.url().startsWith(this.#siteUrl) || read.has(pathname + search)) return
    const body = await bodyOf(response)
    if (body !== null && !pathname.startsWith('/api/')) read.add(pathname + search)
    const text = JSON.stringify(response.headers()) + (body ?? '')
    if (serverSecrets.some((secret) => text.includes(secret))) this.#found.add(`leak: server secret in ${pathname}`)
  }
}

/** Null for a redirect, which has none, and for a page that was left, which discards those of its responses. */
async function bodyOf(response: Response): Promise<string | null> {
  try {
    return (await response.body()).toString('latin1')
  } catch {
    return null
  }
}
