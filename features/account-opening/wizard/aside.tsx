import { clsx } from 'clsx'
import { lazy, Suspense, useSyncExternalStore } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'

import type { AsideProps } from './aside-props'
import { withFurtherMessages } from './further-messages'

const AsideContent = lazy(async () => ({
  default: await withFurtherMessages((await loadCode(() => import('./aside-content'))).AsideContent),
}))

/** The breakpoint `xl`. */
const wide = '(min-width: 80rem)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Under the steps on wide screens, which alone load it, and under the result; phones have the help sheet. */
export function Aside(props: AsideProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  )
  const isBelow = props.screen === 'success'
  return (
    <div
      className={clsx(
        'hidden xl:grid',
        // In the columns of the guides above.
        isBelow ? 'grid-cols-3 items-start gap-x-6 ps-8 pe-12 pt-2' : 'mt-3 border-t border-hairline pt-4',
      )}
    >
      {isWide ? (
        <Suspense>
          <AsideContent {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}
