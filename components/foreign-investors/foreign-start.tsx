import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { Container } from '@/components/ui/container'
import { foreignAccountDays, foreignStepDays, foreignSteps } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/**
 * How a foreign investor opens an account, in short: the steps, on wide screens below a piece for each of their days, of which no step
 * has more than four. Documents and costs are on the register page.
 */
export async function ForeignStart({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('foreignInvestors')
  return (
    <section aria-labelledby="foreign-investors" className="border-t border-hairline bg-band">
      <Container className="pt-5 pb-4 md:pt-8 md:pb-7 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-6">
        <h2 id="foreign-investors" className="text-h2">
          {t('title')}
        </h2>
        <p className="mt-2 text-ink-2 max-sm:leading-[1.5] lg:col-span-2 lg:mt-2">{t('lead', foreignAccountDays)}</p>
        <ol className="mt-3 grid border-hairline max-lg:divide-y max-lg:divide-hairline max-lg:border-y sm:mt-4 lg:col-span-2 lg:mt-5 lg:grid-cols-4 lg:gap-x-6">
          {foreignSteps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-baseline gap-x-3 py-2 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-2 lg:py-0 lg:leading-[1.4]"
            >
              <span
                aria-hidden="true"
                className="col-span-2 mb-2 grid auto-cols-[calc(25%-1.5px)] grid-flow-col gap-0.5 max-lg:hidden"
              >
                {Array.from({ length: foreignStepDays[step] }, (_, day) => (
                  <span key={day} className="h-1.5 bg-primary forced-colors:bg-[CanvasText]" />
                ))}
              </span>
              <span className="num font-semibold text-bronze" aria-hidden="true">
                {index + 1}
              </span>
              <span className="font-semibold lg:text-[0.9375rem] lg:tracking-[-0.01em]">
                {t(`steps.${step}.title`)}
              </span>
              <span className="text-small whitespace-nowrap text-ink-3 lg:col-start-2">
                {t('days', { days: foreignStepDays[step] })}
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 lg:col-start-2 lg:row-start-1 lg:mt-0 lg:flex-row-reverse">
          <a href={localizedPath(locale, '/register')} className={buttonClass({ variant: 'secondary' })}>
            {t('details')}
          </a>
          <a href={internationalHotline.href} className="inline-flex min-h-11 items-center text-link font-semibold">
            <span className="num">{t('call', { hotline: internationalHotline.label })}</span>
          </a>
        </div>
      </Container>
    </section>
  )
}
