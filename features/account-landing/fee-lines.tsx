import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import type { Locale } from '@/lib/platform/i18n/locales'

import { FeeExample } from './fee-example'
import { FeeTable } from './fee-table'

/** What a purchase costs beside the fees of a new account, with what a loan costs and risks, for landing pages without a part about fees. */
export async function FeeLines({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  return (
    <Section id="fees" tone="surface" space="tight" title={t('feesTitle')}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
        <FeeExample locale={locale} />
        <section>
          <h3 className="text-h3">{t('feesOfAccount')}</h3>
          <FeeTable locale={locale} fees={['open', 'keep', 'trade', 'exchange', 'margin']} />
          <p className="mt-2 text-small text-pretty text-ink-2">{t('risk')}</p>
        </section>
      </div>
    </Section>
  )
}
