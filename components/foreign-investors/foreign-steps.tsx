import { getTranslations } from 'next-intl/server'

import { foreignStepDays, foreignSteps } from '@/lib/domain/company/foreign-account'

/** The steps of a foreign investor's account with their working days; four in a row have the width of a page. */
export async function ForeignSteps({ className }: { readonly className: string }) {
  const t = await getTranslations('foreignInvestors')
  return (
    <ol className={`grid gap-6 sm:grid-cols-2 ${className}`}>
      {foreignSteps.map((step, index) => (
        <li key={step} className="border-t border-hairline-strong pt-4">
          <div className="flex items-center gap-x-3 sm:block">
            <p aria-hidden="true" className="flex items-center gap-3">
              <span className="num font-semibold text-bronze">{index + 1}</span>
              {/* A block for each working day. */}
              <span
                className="h-2.5 bg-[repeating-linear-gradient(90deg,var(--bronze-graphic)_0_0.75rem,transparent_0.75rem_1rem)]"
                style={{ width: `${foreignStepDays[step]}rem` }}
              />
            </p>
            <p className="num text-h3 text-primary sm:mt-1">{t('days', { days: foreignStepDays[step] })}</p>
          </div>
          <p className="mt-1 font-semibold text-ink">{t(`steps.${step}.title`)}</p>
          <p className="mt-1 text-small text-pretty text-ink-2">{t(`steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
