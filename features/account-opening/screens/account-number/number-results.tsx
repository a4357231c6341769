import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'

import { useApplicationFailureText } from '../../form/use-application-failure-text'
import { useFeeText } from './use-number-fee'
import type { NumberSearch } from './use-number-search'

interface NumberResultsProps {
  readonly result: NumberSearch
  readonly picked: string | null
  readonly onPick: (number: string) => void
  readonly onRetry: () => void
  readonly onMore: () => void
  readonly error: string | undefined
}

/** The free numbers that were found, with what each costs, and the states of looking for them. */
export function NumberResults({ result, picked, onPick, onRetry, onMore, error }: NumberResultsProps) {
  const t = useTranslations('application.accountNumber')
  const tf = useTranslations('forms')
  const describe = useApplicationFailureText()
  const feeText = useFeeText()
  const offers = result.status === 'found' ? result.offers : []
  const next = result.status === 'found' ? result.next : 'idle'
  const hasMore = result.status === 'found' && result.page < result.lastPage
  return (
    <div className="grid gap-3">
      <output className="block text-small text-ink-2">
        {result.status === 'searching' && t('searching')}
        {result.status === 'found' && (offers.length === 0 ? t('empty') : t('found', { count: offers.length }))}
      </output>
      {result.status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          title={t('failed')}
          actions={
            <Button variant="secondary" size="compact" onClick={onRetry}>
              {tf('retry')}
            </Button>
          }
        >
          <p>{describe(result.failure)}</p>
        </Alert>
      )}
      {offers.length === 0 && error !== undefined && <Alert tone="danger" role="alert" title={error} />}
      {offers.length > 0 && (
        <>
          <RadioGroup
            id="number-results"
            name="number-results"
            boxed
            legend={t('results')}
            error={error}
            value={picked ?? ''}
            onChange={(event) => onPick(event.target.value)}
            options={offers.map(({ number, fee }) => ({
              value: number,
              label: <span className="num text-lead font-semibold tracking-wide">{number}</span>,
              hint: <span className="num">{feeText(fee)}</span>,
            }))}
          />
          {typeof next === 'object' && (
            <Alert tone="danger" role="alert" title={t('moreFailed')}>
              <p>{describe(next)}</p>
            </Alert>
          )}
          {hasMore && (
            <Button variant="secondary" size="compact" loading={next === 'loading'} onClick={onMore}>
              {t('more')}
            </Button>
          )}
          {offers.some(({ fee }) => fee > 0) && <p className="text-small text-ink-2">{t('feeNote')}</p>}
        </>
      )}
    </div>
  )
}
