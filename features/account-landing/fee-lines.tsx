import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/lib/platform/i18n/locales'

import { FeeTable } from './fee-table'

/** The fees of a new account, and what a loan costs and risks, for landing pages without a part about fees. */
export async function FeeLines({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  return (
    <section className="mt-8 md:mt-12">
      <h2 className="text-h3">{t('feesTitle')}</h2>
      <FeeTable locale={locale} fees={['open', 'keep', 'trade', 'exchange', 'margin']} isRow />
      <p className="text-small text-pretty text-ink-2">{t('risk')}</p>
    </section>
  )
}
