import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { ArrowRight, Phone } from '@/components/ui/icons'
import { buttonClass } from '@/components/ui/button-class'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { beginsAbroad, foreignAccountDays } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { rates, waivedDays, waiverNoticeDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

const wayClass = 'inline-flex min-h-12 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline'

interface ProductStartProps {
  readonly locale: Locale
  /** The waived commission is for who has no account yet; a loan says what it costs. */
  readonly kind: 'offer' | 'loan' | 'product'
}

/** What to do after reading about a product or an offer: open an account, and what that takes; in one line, where clients sign up or ask. */
export async function ProductStart({ locale, kind }: ProductStartProps) {
  const [t, all] = await Promise.all([getTranslations('article.start'), getTranslations()])
  const isAbroad = beginsAbroad(locale)
  const isOffer = kind === 'offer'
  const hotline = isAbroad ? internationalHotline : hotlineOf(await optionalContent(loadStaticContent(locale)))
  // Foreigners may not borrow.
  const titleOf = () => {
    if (isOffer) return keepPairs(t('offer', { day: waivedDays - waiverNoticeDays })).split(/(?<=\.) /)
    if (kind === 'product' || isAbroad) return [t('title')]
    return [
      t('loan', { rate: formatPercent(rates.margin, locale), warning: formatPercent(rates.marginWarning, locale) }),
    ]
  }
  return (
    <section
      aria-labelledby="product-start"
      data-call-to-action
      data-scheme="dark"
      className="product-start mt-10 rounded-card bg-closing p-5 text-ink lg:mt-14 print:hidden"
    >
      <h2 id="product-start" className="text-h2 text-balance max-sm:text-[1.5rem]">
        {titleOf().map((sentence) => (
          <span key={sentence} className="inline-block">
            {`${sentence} `}
          </span>
        ))}
      </h2>
      <p className="text-pretty text-ink-2">
        {keepPairs(isAbroad ? t('needsAbroad', foreignAccountDays) : t('needs', { minutes: openingMinutes }))}
      </p>
      <a href={localizedPath(locale, '/register')} className={buttonClass({ variant: 'bronze' }, 'max-sm:w-full')}>
        {all(isAbroad ? 'foreignInvestors.start' : 'shell.openAccount')}
      </a>
      <p className="flex flex-wrap items-center gap-x-5 text-ink-2">
        <span className={clsx(!isOffer && 'max-sm:basis-full')}>{t(isOffer ? 'help' : 'client')}</span>
        {!isOffer && (
          <Link href="/e-trading#web-trading" className={wayClass}>
            Web Trading
            <ArrowRight className="size-4 shrink-0" />
          </Link>
        )}
        <a href={hotline.href} className={wayClass}>
          <Phone className="size-4 shrink-0" />
          <span className="sr-only">{t('ask')}</span>
          <span className="num">{hotline.label}</span>
        </a>
      </p>
    </section>
  )
}
