import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { Section } from '@/components/ui/section'
import { loadPost } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { firmContent } from '@/lib/domain/company/firm'
import { rates, waivedDays, waiverNoticeDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CostBar } from './cost-bar'

/** What a sale costs, with a slider for its value, while commission is waived and afterwards. */
export async function SaleCost({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.cost')
  const offer = await optionalContent(loadPost(firmContent.waiverSlug, locale))
  const rate = (fraction: number) => formatPercent(fraction, locale)
  return (
    <Section
      id="costs"
      space="band"
      className="warm max-md:pt-7 max-md:pb-6"
      title={t('title')}
      lead={t('lead', { days: waivedDays })}
      action={
        <AllLink href="/fees">
          <span className="whitespace-nowrap">{t('all')}</span>
        </AllLink>
      }
    >
      <CostBar
        locale={locale}
        conditions={
          offer && (
            <Link href={`/article/${offer.slug}`} className={conditionsLink}>
              {t('conditions', { days: waivedDays })}
            </Link>
          )
        }
        texts={{
          amount: t('amount'),
          period: t('period'),
          waived: t('waived', { days: waivedDays }),
          regular: t('regular', { day: waivedDays + 1 }),
          notice: t('notice', { day: waivedDays - waiverNoticeDays }),
          total: t('total'),
          note: t('note'),
          commission: t('commission'),
          exchange: t('exchange'),
          tax: t('tax'),
          rates: {
            commission: rate(rates.online),
            noCommission: rate(0),
            exchange: rate(rates.exchange),
            tax: rate(rates.sale),
          },
        }}
      />
    </Section>
  )
}

const conditionsLink = 'inline-block font-semibold text-primary underline-offset-4 hover:underline'
