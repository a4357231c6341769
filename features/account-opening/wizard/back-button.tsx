import { ArrowLeft } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'

import type { ApplicationEvent } from '../machine/events'
import { isLocked } from '../machine/reach'
import type { ApplicationState } from '../machine/state'

interface BackButtonProps {
  readonly state: ApplicationState
  readonly send: (event: ApplicationEvent) => void
  readonly landingHref: string
}

/**
 * To the screen before; from the first one out of the wizard; nowhere once the answers stand, which leaves its place empty,
 * so that what is beside it stays where it was.
 */
export function BackButton({ state, send, landingHref }: BackButtonProps) {
  const t = useTranslations('application.wizard')
  const look = buttonClass(
    { variant: 'quiet', size: 'compact' },
    state.returnToReview ? '-ms-4' : '-ms-4 max-sm:-ms-3 max-sm:px-3',
  )
  const content = (
    <>
      <ArrowLeft className="size-5" />
      {state.returnToReview ? t('backToReview') : <span className="max-sm:sr-only">{t('back')}</span>}
    </>
  )
  if (isLocked(state.proofs)) return <span className="max-sm:w-8.5" />
  if (state.screen === 'contact' && !state.returnToReview) {
    return (
      <a href={landingHref} className={look}>
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        send(state.returnToReview ? { type: 'go', screen: 'review' } : { type: 'back' })
      }}
    >
      {content}
    </button>
  )
}
