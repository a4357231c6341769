import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatInVietnam } from '@/lib/platform/i18n/format-day'
import type { Result } from '@/lib/platform/result/result'

import type { ApiFailure } from '@/lib/platform/http/failure'
import type { HeldAccountNumber } from '../../machine/proofs'
import { AccountPreview } from '../account-preview'
import { useNumberFee } from './use-number-fee'
import { useApplicationFailureText } from '../../form/use-application-failure-text'

interface HeldNumberProps {
  readonly held: HeldAccountNumber
  readonly release: () => Promise<Result<void, ApiFailure>>
  readonly onReleased: () => void
  readonly onKeep: () => void
}

/** The number that is being kept: go on with it, or give it back. */
export function HeldNumber({ held, release, onReleased, onKeep }: HeldNumberProps) {
  const t = useTranslations('application.accountNumber')
  const tf = useTranslations('forms')
  const { number, heldUntil } = held
  const locale = useLocale()
  const fee = useNumberFee(held)
  const describe = useApplicationFailureText()
  const [isReleasing, setIsReleasing] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  async function giveBack() {
    setIsReleasing(true)
    const answer = await release()
    setIsReleasing(false)
    if (answer.ok) onReleased()
    else setFailure(answer.error)
  }

  return (
    <>
      <AccountPreview number={number} foot={fee} />
      <Alert tone="success" title={t('held', { number })}>
        {fee !== null && <p>{t('heldFee', { fee })}</p>}
        <p>
          {heldUntil === null
            ? t('heldBody')
            : t('heldUntil', { time: formatInVietnam(new Date(heldUntil), locale, { timeStyle: 'short' }) })}
        </p>
      </Alert>
      {failure !== null && (
        <Alert tone="danger" title={t('releaseFailed', { number })} role="alert">
          <p>{describe(failure)}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="large" className="grow" onClick={onKeep}>
          {tf('continue')}
        </Button>
        <Button size="large" variant="secondary" loading={isReleasing} onClick={() => void giveBack()}>
          {t('release')}
        </Button>
      </div>
    </>
  )
}
