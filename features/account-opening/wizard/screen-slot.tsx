'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useCallback, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'

import { Spinner } from '@/components/ui/spinner'

import type { Flow } from '@/lib/domain/account-opening/flows'
import type { ServerFieldErrors } from '../application/note-fields'
import { ServerFieldErrorsContext } from '../form/server-field-errors-context'
import type { ScreenProps } from '../screens/screen-props'
import { ScreenBoundary } from './screen-boundary'
import { isFirstScreen, preloadScreen, screenComponents } from './screen-registry'

/** The screen of the state. When it changes, its heading gets the focus, so that reading begins there. */
export function ScreenSlot({ flow, ...props }: ScreenProps & { readonly flow: Flow }) {
  const t = useTranslations('application.wizard')
  const { screen } = props.state
  const slot = useRef<HTMLDivElement>(null)
  const hasShown = useRef(false)
  /** Notes that a screen is shown; true for the first. */
  const onShown = useCallback(() => {
    const isFirst = !hasShown.current
    hasShown.current = true
    return isFirst
  }, [])
  const Screen = screenComponents[screen]
  const { save, data } = props
  const texts = data.refusals
  const serverFieldErrors = useMemo(
    () => ({
      texts: texts ?? {},
      forget: (paths: readonly string[]) => save({ refusals: without(texts ?? {}, paths) }),
    }),
    [texts, save],
  )

  useEffect(() => {
    const element = slot.current
    const next = flow.screens[flow.screens.indexOf(screen) + 1]
    if (element === null || next === undefined) return
    const preload = () => preloadScreen(next)
    // Whoever answers goes on; whoever only looks pays for no further screen.
    const signs = ['input', 'pointerdown'] as const
    for (const sign of signs) element.addEventListener(sign, preload, { once: true })
    return () => {
      for (const sign of signs) element.removeEventListener(sign, preload)
    }
  }, [screen, flow])

  return (
    <div ref={slot}>
      <ScreenBoundary
        key={screen}
        title={t('chunk.title')}
        text={t('chunk.text')}
        offline={t('chunk.offline')}
        action={t('chunk.action')}
      >
        <Waiting isNeeded={!isFirstScreen(screen)} label={t('loading')}>
          <ServerFieldErrorsContext value={serverFieldErrors}>
            <Screen {...props} />
          </ServerFieldErrorsContext>
          <FocusHeading slot={slot} onShown={onShown} />
        </Waiting>
      </ScreenBoundary>
    </div>
  )
}

function without(texts: ServerFieldErrors, paths: readonly string[]): ServerFieldErrors | undefined {
  const left = Object.entries(texts).filter(([path]) => !paths.includes(path))
  return left.length === 0 ? undefined : Object.fromEntries(left)
}

interface WaitingProps {
  readonly isNeeded: boolean
  readonly label: string
  readonly children: ReactNode
}

/** For the code of a screen. The first one has none to wait for, and React would move what waits to the end of the document. */
function Waiting({ isNeeded, label, children }: WaitingProps) {
  if (!isNeeded) return children
  const loading = (
    <output className="grid min-h-72 content-start gap-5">
      <span className="h-9 w-3/5 rounded-control bg-surface-2" />
      <span className="mb-4 h-5 w-4/5 rounded-control bg-surface-2" />
      <span className="flex items-center gap-3 text-ink-2">
        <Spinner />
        {label}
      </span>
    </output>
  )
  return <Suspense fallback={loading}>{children}</Suspense>
}

interface FocusHeadingProps {
  readonly slot: RefObject<HTMLElement | null>
  /** Whether it is the first screen. */
  readonly onShown: () => boolean
}

/**
 * Mounts together with its screen, after the screen's code has come. On the first one, which was in the document before its
 * code, it disturbs nobody who scrolled or is in a field. A screen that asks for a code only begins in the code.
 */
function FocusHeading({ slot, onShown }: FocusHeadingProps) {
  useEffect(() => {
    if (onShown() && (window.scrollY > 0 || slot.current?.contains(document.activeElement))) return
    window.scrollTo({ top: 0 })
    const arrival =
      slot.current?.querySelector<HTMLElement>('input[autocomplete=one-time-code]') ?? slot.current?.querySelector('h1')
    arrival?.focus({ preventScroll: true })
  }, [slot, onShown])
  return null
}
