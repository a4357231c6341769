import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { Container } from '@/components/ui/container'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { foreignAccountDays, foreignStepDays, foreignSteps } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** How a foreign investor opens an account, in short: steps and days. Documents and costs are on the register page. */
export async function ForeignStart({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('foreignInvestors')
  const register = localizedPath(locale, '/register')
  return (
    <section aria-labelledby="foreign-investors" className="bg-surface lg:bg-transparent">
      <Container className="py-5 md:py-8">
        <h2 id="foreign-investors" className="text-h3 sm:text-h2 lg:text-[1.75rem]">
          {t('title')}
        </h2>
        {/* On phones, the sentence of the hero above is enough. */}
        <p className="mt-2 max-w-measure text-ink-2 max-sm:hidden">{t('lead', foreignAccountDays)}</p>
        <ol className="mt-3 divide-y divide-hairline border-y border-hairline sm:mt-4">
          {foreignSteps.map((step, index) => (
            <li key={step} className="flex items-baseline gap-3 py-2">
              <span className="num font-semibold text-bronze" aria-hidden="true">
                {index + 1}
              </span>
              <span className="font-semibold">{t(`steps.${step}.title`)}</span>
              <span className="ml-auto text-small whitespace-nowrap text-ink-3">
                {t('days', { days: foreignStepDays[step] })}
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap items-center gap-x-5">
          <a href={register} className={buttonClass({})}>
            {t('details')}
          </a>
          <a href={internationalHotline.href} className="inline-flex min-h-11 items-center text-link font-semibold">
            <span className="num">{t('call', { hotline: internationalHotline.label })}</span>
          </a>
          <a href={`${register}#online`} className="inline-flex min-h-11 items-center text-link text-small">
            {t('withCard', { minutes: openingMinutes })}
          </a>
        </div>
      </Container>
    </section>
  )
}
