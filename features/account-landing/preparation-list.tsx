import { clsx } from 'clsx'

import { Check } from '@/components/ui/icons'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { getTranslations } from 'next-intl/server'

/** Heading and points in each place. The popup has the five of its contract; the page says whom others call beside the list. */
const places = {
  page: { Heading: 'h2', items: ['card', 'phone', 'browser', 'own'] },
  popup: { Heading: 'h3', items: ['card', 'phone', 'versions', 'own', 'others'] },
} as const

interface PreparationListProps {
  readonly hotline: string
  readonly of?: keyof typeof places
}

/** What to prepare (docs/specification.md#qr-popup). */
export async function PreparationList({ hotline, of = 'page' }: PreparationListProps) {
  const t = await getTranslations('accountLanding')
  const { Heading, items } = places[of]
  return (
    <div>
      <Heading className="font-semibold">{t('prepareTitle')}</Heading>
      <ol className={clsx('mt-3 grid gap-3', of === 'popup' && 'text-small')}>
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-bronze" />
            <span className="min-w-0 text-balance">
              {t(`prepare.${item}`, { hotline: onOneLine(hotline), abroad: onOneLine(internationalHotline.label) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A number whose groups stay together. */
function onOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u{a0}')
}
