'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { ScreenTitle } from '../../form/screen-title'
import type { ScreenPropsOn } from '../screen-props'
import { ChooseNumber } from './choose-number'
import { HeldNumber } from './held-number'

/** A number that is easy to remember, held while the applicant goes on, or any free one. */
export function AccountNumberScreen({ data, state, save, send, api }: ScreenPropsOn<'account-number'>) {
  const t = useTranslations('application.accountNumber')
  const proof = state.proofs.accountNumber
  const [openedAt] = useState(() => Date.now())
  const held = proof?.kind === 'held' && isStillHeld(proof.heldUntil, openedAt) ? proof : null
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {held === null ? (
        <ChooseNumber
          api={api}
          birthDate={data.birthDate}
          typedBefore={data.accountNumber}
          wishedBefore={data.numberWish}
          onTyped={(accountNumber) => save({ accountNumber })}
          onWish={(numberWish) => save({ numberWish })}
          onChosen={(chosen) => {
            save({ accountNumber: chosen.kind === 'held' ? chosen.number : undefined })
            send({ type: 'account-number-chosen', proof: chosen })
          }}
        />
      ) : (
        <HeldNumber
          held={held}
          release={() => api.releaseAccountNumber(held.number)}
          onReleased={() => {
            save({ accountNumber: undefined })
            send({ type: 'proof-lost', proof: 'accountNumber' })
          }}
          onKeep={() => send({ type: 'account-number-chosen', proof: held })}
        />
      )}
    </div>
  )
}

function isStillHeld(heldUntil: string | null, now: number): boolean {
  return heldUntil === null || Date.parse(heldUntil) > now
}
