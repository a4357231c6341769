'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CalculatorForm, fieldIds } from './calculator-form'
import type { CalculatorFormCopy } from './calculator-copy'
import { useCalculator } from './use-calculator'

interface CalculatorProps {
  readonly locale: Locale
  readonly copy: CalculatorFormCopy
  /** The first projection, rendered by the server. */
  readonly first: ReactNode
  /** What stands in place of a result after a reset. */
  readonly empty: ReactNode
}

/** Form and result side by side. The result before stays, dimmed, while the next one is calculated. */
export function Calculator({ locale, copy, first, empty }: CalculatorProps) {
  const calculator = useCalculator({
    locale,
    copy,
    first,
    onRefused: ([field]) => {
      if (field) document.getElementById(fieldIds[field])?.focus()
    },
  })
  const { result, isLoading } = calculator
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-6">
      <div className="lg:col-span-4">
        <div className="rounded-panel border border-hairline bg-surface p-5 md:p-6 lg:sticky lg:top-28">
          <CalculatorForm
            input={calculator.input}
            wrong={calculator.wrong}
            isLoading={isLoading}
            locale={locale}
            copy={copy}
            onChange={calculator.change}
            onSubmit={calculator.submit}
            onReset={calculator.reset}
          />
          <noscript>
            <p className="mt-5 text-small text-ink-2">{copy.noScript}</p>
          </noscript>
        </div>
      </div>
      <div aria-live="polite" aria-busy={isLoading} className="min-w-0 lg:col-span-8 lg:ps-8">
        {isLoading ? <p className="sr-only">{copy.calculating}</p> : null}
        <div className={clsx('transition-opacity', isLoading && 'opacity-50')}>
          {result.kind === 'shown' ? result.view : null}
          {result.kind === 'empty' ? empty : null}
          {result.kind === 'failed' ? (
            <Alert
              tone="danger"
              role="alert"
              title={copy.errors.failed}
              actions={
                <Button size="compact" variant="secondary" onClick={calculator.submit}>
                  {copy.errors.retry}
                </Button>
              }
            >
              <p>{result.text}</p>
              <p>{copy.errors.kept}</p>
            </Alert>
          ) : null}
        </div>
      </div>
    </div>
  )
}
