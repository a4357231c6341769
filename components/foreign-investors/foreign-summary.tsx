import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'
import { foreignAccountDays, foreignStepDays, foreignSteps } from '@/lib/domain/company/foreign-account'

/** The same way as `ForeignPath` in a few lines, for pages about something else; the link leads to the full version. */
export async function ForeignSummary() {
  const t = await getTranslations('foreignInvestors')
  return (
    <section
      aria-labelledby="foreign-summary-title"
      className="rounded-panel border border-hairline bg-surface p-5 md:p-8"
    >
      <h2 id="foreign-summary-title" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-measure text-ink-2">{t('lead', foreignAccountDays)}</p>
      <ol className="mt-4 flex list-decimal flex-col gap-1 ps-5 md:grid md:grid-cols-2 md:gap-x-10 lg:grid-cols-4">
        {foreignSteps.map((step) => (
          <li key={step}>
            {t(`steps.${step}.title`)}{' '}
            <span className="text-small whitespace-nowrap text-ink-3">
              ({t('days', { days: foreignStepDays[step] })})
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-4 grid list-disc gap-1 ps-5 text-small text-ink-2">
        <li>{t('documents.person')}</li>
        <li>{t('costs.open')}</li>
        <li>{t('changes.rules')}</li>
      </ul>
      <LinkButton href="/register#foreign-investors" variant="secondary" className="mt-5">
        {t('start')}
      </LinkButton>
    </section>
  )
}
