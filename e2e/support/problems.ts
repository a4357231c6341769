import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

import type { Applicant } from './account-opening/applicant'
import { Leaks } from './leaks'
import type { Sandbox } from './sandbox'

/** What goes wrong in a browser whether or not a test looks for it: errors, failed requests, leaked secrets. */
export class Problems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []
  readonly #siteUrl: string
  readonly #leaks: Leaks

  constructor(siteUrl: string, sandbox: Sandbox) {
    this.#siteUrl = siteUrl
    this.#leaks = new Leaks(siteUrl, sandbox)
  }

  /** A problem that the test provokes. It must occur: an expectation that nothing met is reported as well. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** From now on, nothing about this applicant may be readable in addresses, console or storage. */
  protect(applicant: Applicant): void {
    this.#leaks.protect(applicant)
  }

  async watch(context: BrowserContext): Promise<void> {
    this.#leaks.watch(context)
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`content security policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    context.on('console', (message) => this.#onConsole(message))
    context.on('weberror', (error) => this.#found.push(`page error: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) => this.#onFailure(request))
    context.on('response', (response) => this.#onResponse(response))
  }

  /**
   * Problems that no expectation covers, and expectations that were not met. Storage is searched as it is at this moment:
   * a test that leaves a state or closes a context before its end calls this there as well.
   */
  async remaining(): Promise<string[]> {
    const leaks = await this.#leaks.find()
    const found = [...this.#found, ...leaks]
    const unexpected = found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
    const unmet = this.#expected.filter((pattern) => !found.some((problem) => pattern.test(problem)))
    return [...unexpected, ...unmet.map((pattern) => `expected, but did not happen: ${String(pattern)}`)]
  }

  #onConsole(message: ConsoleMessage): void {
    this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  }

  #onFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A page that is left aborts what it was still prefetching.
    if (reason === 'net::ERR_ABORTED' || !this.#isOurs(request.url())) return
    this.#found.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  }

  #onResponse(response: Response): void {
    if (response.status() < 400 || !this.#isOurs(response.url())) return
    this.#found.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  }

  #isOurs(url: string): boolean {
    return url.startsWith(this.#siteUrl)
  }
}
