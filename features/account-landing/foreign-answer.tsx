import { getTranslations } from 'next-intl/server'

import { ForeignSteps } from '@/components/foreign-investors/foreign-steps'
import { foreignAccountDays } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

interface ForeignAnswerProps {
  readonly locale: Locale
  /** Path of the category of guides; null: there is none. */
  readonly guidesHref: string | null
}

const linkClass = 'inline-flex min-h-11 items-center text-link'

/** How a foreign investor opens an account, as the answer to a question: where few readers are, it is folded. */
export async function ForeignAnswer({ locale, guidesHref }: ForeignAnswerProps) {
  const t = await getTranslations('foreignInvestors')
  return (
    <>
      <p>{t('lead', foreignAccountDays)}</p>
      <ForeignSteps className="mt-5" />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a href={internationalHotline.href} className={linkClass}>
          <span className="num">{t('call', { hotline: internationalHotline.label })}</span>
        </a>
        {guidesHref !== null && (
          <Link href={guidesHref} className={linkClass}>
            {t('guide')}
          </Link>
        )}
      </p>
      <p className="text-small">{t('hours', workingHoursIn(locale))}</p>
    </>
  )
}
