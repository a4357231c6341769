import { isChunkFailure, reloadOnce } from '@/lib/platform/navigation/chunk-failure'
import { announceTransition, type Transition } from '@/lib/platform/navigation/transitions'
import { sessionStore } from '@/lib/domain/campaign/campaign-session'

/** Runs in the browser before React takes the document over. */

/** Next tells when the router begins to go elsewhere; it tells nobody when it arrived. */
export function onRouterTransitionStart(url: string, type: Transition['type']): void {
  announceTransition({ url, type })
}

const reload = () => {
  reloadOnce(sessionStore(), Date.now(), () => {
    window.location.reload()
  })
}

// Scripts of the document itself that do not arrive. Such failures do not bubble, so they are caught on their way down.
// Later ones may be of code that is only fetched ahead; whoever needs it says so.
window.addEventListener(
  'error',
  ({ target }) => {
    if (document.readyState !== 'complete' && target instanceof HTMLScriptElement && isOurs(target.src)) reload()
  },
  { capture: true },
)

const isOurs = (src: string) => URL.parse(src, window.location.href)?.pathname.startsWith('/_next/') === true

// Code imported in an event. What fails while a page is shown is caught by its error page (app/[locale]/error.tsx).
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (isChunkFailure(reason)) reload()
})
