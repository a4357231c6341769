'use client'

import {
  Activity,
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'

import type { IslandIntl } from '@/lib/platform/i18n/island-intl'
import { neverChanges } from '@/lib/platform/store/never-changes'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { firstSight, firstTouch } from './first-touch'

interface IslandProps {
  /** Messages that the component reads. */
  readonly intl: IslandIntl
}

/** Loads a component together with next-intl, which gives it the messages of its `intl` prop. */
export function withIntl<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return async (): Promise<ComponentType<Props & IslandProps>> => {
    const [{ NextIntlClientProvider }, Component] = await Promise.all([loadCode(() => import('next-intl')), load()])
    return function WithIntl({ intl, ...props }: Props & IslandProps) {
      return (
        <NextIntlClientProvider {...intl}>
          <Component {...(props as unknown as Props)} />
        </NextIntlClientProvider>
      )
    }
  }
}

/**
 * A component whose code loads when the visitor first touches it. Until then the document shows what
 * the server rendered; `keepEarlyInput` repeats what was typed and pressed meanwhile
 * (docs/decisions/0033-forms-hydrate-on-touch.md). A page has at most one with the same id.
 * @param id of the element around it
 * @param isDue tells in the browser that the component has something to do before it is touched
 * @param partToFill id of a part that stays empty without the code, which therefore also loads when that part is seen
 */
export function hydrateOnTouch<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  isDue: () => boolean = () => false,
  partToFill?: string,
): (props: Props) => ReactNode {
  const loadAtOnce = async () => ({ default: await load() })
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })

  async function loadOnTouch() {
    if (typeof window !== 'undefined' && !isDue()) {
      await Promise.race([firstTouch(id), left, ...(partToFill === undefined ? [] : [firstSight(partToFill)])])
    }
    return loadAtOnce()
  }

  // Apart from the component: React drops the state of a component that suspends before it is on the page.
  const OnTouch = lazy(loadOnTouch)
  const AtOnce = lazy(loadAtOnce)

  return function HydratedOnTouch(props) {
    const isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    )
    const [isOfDocument] = useState(isHydrating)
    // Next keeps the previous page hidden in the document, and React shows it again only once every part of it can render.
    // Without this, Back would wait for a touch on a form that nobody can see.
    useEffect(() => leave, [])
    const Loaded = isOfDocument ? OnTouch : AtOnce
    // Memoised, because React hydrates a pending part only if it is not rendered again. No Suspense boundary: the server
    // moves large ones to the end of the document and needs a script to put them back.
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
