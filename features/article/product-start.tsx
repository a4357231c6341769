import { getTranslations } from 'next-intl/server'

import { ArrowRight, Phone } from '@/components/ui/icons'
import { buttonClass } from '@/components/ui/button-class'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { beginsAbroad, foreignAccountDays } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

const wayClass = 'inline-flex min-h-12 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline'

interface ProductStartProps {
  readonly locale: Locale
  /** For who has no account yet. */
  readonly isForNew: boolean
}

/** What to do after reading about a product: open an account, and what that takes; for clients, where to sign up or ask. */
export async function ProductStart({ locale, isForNew }: ProductStartProps) {
  const [t, all] = await Promise.all([getTranslations('article.start'), getTranslations()])
  const isAbroad = beginsAbroad(locale)
  const hotline = isAbroad ? internationalHotline : hotlineOf(await optionalContent(loadStaticContent(locale)))
  return (
    <section
      aria-labelledby="product-start"
      data-call-to-action
      className="product-start mt-10 rounded-card border border-hairline bg-surface lg:mt-14 print:hidden"
    >
      <div>
        <h2 id="product-start" className="text-lead font-semibold">
          {t('title')}
        </h2>
        <p className="mt-1.5 text-small text-pretty text-ink-2">
          {isAbroad ? t('needsAbroad', foreignAccountDays) : t('needs', { minutes: openingMinutes })}
        </p>
        <a
          href={localizedPath(locale, '/register')}
          className={buttonClass({ variant: 'bronze' }, 'mt-4 self-start max-sm:w-full')}
        >
          {all(isAbroad ? 'foreignInvestors.start' : 'shell.openAccount')}
        </a>
      </div>
      <div>
        <h3 className="text-lead font-semibold">{t(isForNew ? 'help' : 'client')}</h3>
        <p className="mt-1.5 text-small text-pretty text-ink-2">{t(isForNew ? 'helpNote' : 'clientNote')}</p>
        <p className="mt-4 flex flex-wrap gap-x-5">
          {!isForNew && (
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
      </div>
    </section>
  )
}
