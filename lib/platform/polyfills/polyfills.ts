/**
 * Adds what our code uses and the oldest supported browsers lack (docs/decisions/0031-browser-baseline.md). Loaded by
 * instrumentation-client.ts where they are missing.
 */
export function installPolyfills(): void {
  // Chrome 126, Firefox 126, Safari 18.
  provide(URL, 'parse', (url, base) => {
    try {
      return new URL(url, base)
    } catch {
      return null
    }
  })

  // Chrome 119, Firefox 121, Safari 17.4.
  provide(Promise, 'withResolvers', <Value>() => {
    let resolve: PromiseWithResolvers<Value>['resolve'] = () => {}
    let reject: PromiseWithResolvers<Value>['reject'] = () => {}
    const promise = new Promise<Value>((fulfil, fail) => {
      resolve = fulfil
      reject = fail
    })
    return { promise, resolve, reject }
  })

  // Chrome 116, Firefox 124, Safari 17.4.
  provide(AbortSignal, 'any', (signals) => {
    const controller = new AbortController()
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
    }
    return controller.signal
  })
}

/** Defines a missing method the way browsers define theirs: replaceable and not enumerable. */
function provide<Host extends object, Name extends keyof Host>(host: Host, name: Name, value: Host[Name]): void {
  if (!(name in host)) Object.defineProperty(host, name, { value, configurable: true, writable: true })
}
