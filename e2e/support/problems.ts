import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** What went wrong in a browser without a test looking at it. */
export class Problems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []
  readonly #siteUrl: string

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl
  }

  /** A problem that the test provokes. It must occur: an expectation that nothing met is told as well. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  async watch(context: BrowserContext): Promise<void> {
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

  /** Problems that no expectation covers, and expectations that were not met. */
  remaining(): string[] {
    const unexpected = this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
    const unmet = this.#expected.filter((pattern) => !this.#found.some((problem) => pattern.test(problem)))
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
