'use client'

import { Activity, type ComponentType, lazy, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'

import type { IslandIntl } from '@/lib/platform/i18n/island-intl'

import { firstTouch } from './first-touch'

interface IslandProps {
  /** Messages that the component reads. */
  readonly intl: IslandIntl
}

const noChange = () => () => {}

/**
 * A component whose code, next-intl included, loads when the visitor first touches it. Until then the document shows what
 * the server rendered; `keepEarlyInput` repeats what was typed and pressed meanwhile
 * (docs/decisions/0033-forms-hydrate-on-touch.md). A page has at most one with the same id.
 * @param id of the element around it
 * @param isDue tells in the browser that the component has something to do before it is touched
 */
export function hydrateOnTouch<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  isDue: () => boolean = () => false,
): (props: Props & IslandProps) => ReactNode {
  async function loadTranslated() {
    const [{ NextIntlClientProvider }, Component] = await Promise.all([import('next-intl'), load()])
    return {
      default: ({ intl, ...props }: Props & IslandProps) => (
        <NextIntlClientProvider {...intl}>
          <Component {...(props as unknown as Props)} />
        </NextIntlClientProvider>
      ),
    }
  }

  async function loadOnTouch() {
    if (typeof window !== 'undefined' && !isDue()) await firstTouch(id)
    return loadTranslated()
  }

  // Apart from the component: React drops the state of a component that suspends before it is on the page.
  const OnTouch = lazy<ComponentType<Props & IslandProps>>(loadOnTouch)
  const AtOnce = lazy<ComponentType<Props & IslandProps>>(loadTranslated)

  return function HydratedOnTouch(props) {
    const isHydrating = useSyncExternalStore(
      noChange,
      () => false,
      () => true,
    )
    const [isOfDocument] = useState(isHydrating)
    const Loaded = isOfDocument ? OnTouch : AtOnce
    // The same element until the props change: React could not leave a part as it is that was rendered anew. No Suspense
    // boundary: the server would move a large one out of its place, and need a script to put it back.
    const content = useMemo(
      () => (
        <Activity>
          <Loaded {...props} />
        </Activity>
      ),
      [Loaded, props],
    )
    return <div id={id}>{content}</div>
  }
}
