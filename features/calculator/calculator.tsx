'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useFailureText } from '@/components/form/use-failure-text'
import { neverSilent } from '@/lib/domain/failures/describe-failure'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CalculatorForm } from './calculator-form'
import { useCalculator } from './use-calculator'

interface CalculatorProps {
  readonly locale: Locale
  /** The first projection, rendered by the server. */
  readonly first: ReactNode
  /** Shown instead of a result after a reset. */
  readonly empty: ReactNode
}

/**
 * Form and result side by side. The previous result stays, dimmed, while the next one is calculated. Needs the island
 * messages `calculator` and `failures`.
 */
export function Calculator({ locale, first, empty }: CalculatorProps) {
  const t = useTranslations('calculator')
  const describe = useFailureText(neverSilent)
  const { form, result, isLoading, send, submit, reset } = useCalculator({ locale, first })
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-6">
      <div className="lg:col-span-4 2xl:col-span-5">
        <div className="lg:sticky lg:top-28">
          <div className="rounded-panel border border-hairline bg-surface p-5 md:p-6">
            <CalculatorForm form={form} locale={locale} onValid={send} onReset={reset} />
            <noscript>
              <p className="mt-5 text-small text-ink-2">{t('noScript')}</p>
            </noscript>
          </div>
          {/* Narrower, it follows the result. */}
          <p className="mt-6 border-s-2 border-bronze-graphic ps-5 text-small text-ink-2 max-lg:hidden">
            {t('result.risk')}
          </p>
        </div>
      </div>
      <div
        aria-live="polite"
        aria-busy={isLoading}
        className="min-w-0 max-lg:contents lg:col-span-8 lg:ps-8 2xl:col-span-7"
      >
        {isLoading ? <p className="sr-only">{t('calculating')}</p> : null}
        {/* On phones no box of its own: the first line of the result is above the form. */}
        <div className={clsx('transition-opacity max-lg:contents', isLoading && 'opacity-50 max-lg:*:opacity-50')}>
          {result.kind === 'shown' ? result.view : null}
          {result.kind === 'empty' ? empty : null}
          {result.kind === 'failed' ? (
            <Alert
              tone="danger"
              role="alert"
              title={t('errors.failed')}
              actions={
                <Button size="compact" variant="secondary" onClick={submit}>
                  {t('errors.retry')}
                </Button>
              }
            >
              <p>{describe(result.failure)}</p>
              <p>{t('errors.kept')}</p>
            </Alert>
          ) : null}
        </div>
      </div>
    </div>
  )
}
