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

/** Leads to the previous screen, or out of the wizard from the first one; absent once the answers are final. */
export function BackButton({ state, send, landingHref }: BackButtonProps) {
  const t = useTranslations('application.wizard')
  const look = buttonClass(
    { variant: 'quiet', size: 'compact' },
    // On wide screens its text begins where those of the steps below do.
    state.returnToReview ? '-ms-4.25' : '-ms-4.25 max-sm:-ms-4 max-sm:px-3 xl:-ms-1.75 xl:gap-5.5',
  )
  const content = (
    <>
      <ArrowLeft className="size-5" />
      {state.returnToReview ? t('backToReview') : <span className="max-sm:sr-only">{t('back')}</span>}
    </>
  )
  if (isLocked(state.proofs)) return null
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
