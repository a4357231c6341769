'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { useHotline } from '@/components/layout/hotline-context'
import { Spinner } from '@/components/ui/spinner'

import { fieldTexts } from '@/lib/domain/failures/describe-failure'

import type { SubmissionFailure } from '../../api/submission-failure'
import { proofOf, type ProofName, heldNumber } from '../../machine/proofs'
import { minutesFor } from '@/lib/domain/account-opening/minutes'
import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { ScreenTitle } from '../../form/screen-title'
import { useApplicationFailureText } from '../../form/use-application-failure-text'
import { AccountPreview } from '../account-preview'
import type { ScreenPropsOn } from '../screen-props'
import { serverFieldErrorsOf } from '../../submission/server-field-errors'
import { recoveryFor, refusalOf } from '../../submission/recovery'
import { KeptAndRedo, redoneScreens } from './kept-and-redo'
import { RefusalReasons } from './refusal-reasons'

/**
 * Opens the account and fetches its contract. Nothing is asked here; coming back to it (a reload, a lost answer) asks the
 * service again under the same id and is given the same account.
 */
export function SubmittingScreen({ api, data: answers, state, save, send, onRedone }: ScreenPropsOn<'submitting'>) {
  const t = useTranslations('application.wizard.submitting')
  const ti = useTranslations('application.identity')
  const hotline = useHotline()
  const describe = useApplicationFailureText()
  const number = heldNumber(state.proofs.accountNumber)
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['account-opening', 'submission'],
    queryFn: () => api.submit(),
    // Tried again by the applicant alone, who is told what happened.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: true,
  })
  useEffect(() => {
    if (data?.ok === true) send({ type: 'contract-ready', proof: data.value })
  }, [data, send])
  const failure = data !== undefined && !data.ok && !isFetching ? data.error : null

  if (failure === null) {
    return (
      <div className="grid grid-cols-1 gap-6" aria-busy="true">
        <ScreenTitle title={t('title')} />
        {number !== undefined && <AccountPreview number={number} foot={answers.fullName} />}
        <output className="flex items-start gap-3 text-ink-2">
          <Spinner className="mt-1 shrink-0 text-primary" />
          {t('text')}
        </output>
      </div>
    )
  }

  /** Gives up what the service refused, which opens the answers again, and goes to the first of it; then back to review. */
  function change(lost: readonly ProofName[], refused: SubmissionFailure): void {
    save({ refusals: serverFieldErrorsOf(refused), curedRefusal: refusalOf(refused) })
    for (const proof of lost) send({ type: 'proof-lost', proof })
    // Terms are agreed to anew, whatever was refused.
    send({ type: 'proof-lost', proof: 'terms' })
    const screen = firstOf(lost)
    if (screen !== undefined) send({ type: 'edit', screen })
  }

  /** What happened; texts of the service about its own fields are shown as they are. */
  function texts(failed: SubmissionFailure): readonly (string | null)[] {
    if (failed.kind === 'incomplete') return [t('incomplete')]
    if (failed.kind === 'contract-pending') return texts(failed.failure)
    const written = failed.kind === 'field-errors' ? fieldTexts(failed.fields) : []
    return written.length > 0 ? written : [describe(failed)]
  }

  const wayOn = recoveryFor(failure, answers.curedRefusal)
  const first = pictureOf(wayOn.kind === 'change' ? firstOf(wayOn.lost) : undefined)
  // The title already says which photo to retake, and the service gives no further reason: the usual ones are listed.
  const isSaidByTitle = failure.kind === 'rejected' && failure.code === 'EKYC_UNPROVEN' && first !== 'other'
  const title = wayOn.kind === 'change' ? t('change.title', { first }) : t(`${wayOn.kind}.title`)
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-5">
      <ScreenTitle title={title} lead={t(`${wayOn.kind}.text`)} />
      {wayOn.kind === 'change' && !isSaidByTitle && (
        <Alert tone="warning" role="alert" title={texts(failure).join(' ')} />
      )}
      {/* The same card as while it was sent: nothing of it is lost. */}
      {wayOn.kind === 'retry' && number !== undefined && <AccountPreview number={number} foot={answers.fullName} />}
      {wayOn.kind !== 'change' && (
        <Alert tone="danger" role="alert">
          <ul className="grid gap-1">
            {texts(failure).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isSaidByTitle && <RefusalReasons of={first} />}
      {wayOn.kind === 'change' ? <KeptAndRedo proofs={state.proofs} lost={wayOn.lost} onRedone={onRedone} /> : null}
      {wayOn.kind === 'change' && (
        <p className="text-small text-pretty text-ink-2">
          {t('change.needs', { first, minutes: minutesFor(redoneScreens(state.proofs, wayOn.lost)) })}
        </p>
      )}
      <div data-continue className="grid">
        {wayOn.kind === 'change' ? (
          <Button size="large" onClick={() => change(wayOn.lost, failure)}>
            {t('change.action', { first })}
          </Button>
        ) : (
          <Button size="large" onClick={() => void refetch()}>
            {t('retry.action')}
          </Button>
        )}
      </div>
      {wayOn.kind === 'call' ? (
        <a href={hotline.href} className={buttonClass({ variant: 'secondary' })}>
          {ti('call', { hotline: hotline.label })}
        </a>
      ) : null}
    </div>
  )
}

/** What is photographed on a screen, in the words of the message. */
function pictureOf(screen: Screen | undefined): 'card' | 'face' | 'other' {
  if (screen === 'id-card') return 'card'
  return screen === 'face' ? 'face' : 'other'
}

/** The first screen of the flow on which one of the proofs is given again. */
function firstOf(lost: readonly ProofName[]): Screen | undefined {
  return screens.find((screen) => screen !== 'success' && lost.includes(proofOf[screen]))
}
