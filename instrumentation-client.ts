import { isChunkFailure, reloadOnce } from '@/lib/platform/navigation/chunk-failure'
import { announceTransition, type Transition } from '@/lib/platform/navigation/transitions'
import { sessionStore } from '@/lib/platform/storage/session-store'

/** Runs in the browser before React hydrates the page. */

// Of what the polyfills add, `URL.parse` came last to every browser, so those that have it load none of them. No code needs
// them before the visitor does something.
if (!('parse' in URL)) void import('@/lib/platform/polyfills/install').then(({ install }) => install())

/** Next calls this when a navigation starts; no callback exists for its end. */
export function onRouterTransitionStart(url: string, type: Transition['type']): void {
  announceTransition({ url, type })
}

const reload = () => {
  reloadOnce(sessionStore(), Date.now(), () => {
    window.location.reload()
  })
}

// Scripts of the document that failed to load. These events do not bubble, so they are captured. After the load event
// the script may only be prefetched; code that needs it reports the failure.
window.addEventListener(
  'error',
  ({ target }) => {
    if (document.readyState !== 'complete' && target instanceof HTMLScriptElement && isOurs(target.src)) reload()
  },
  { capture: true },
)

const isOurs = (src: string) => /^https?:\/\/[^/]+\/_next\//.test(src)

// Code imported by an event handler. Failures during rendering reach the error page (app/[locale]/error.tsx).
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (isChunkFailure(reason)) reload()
})
