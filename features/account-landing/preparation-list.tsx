import { clsx } from 'clsx'

import { Check } from '@/components/ui/icons'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { getTranslations } from 'next-intl/server'

/** A heading of the page, or below the popup's own. */
const headings = { page: 'h2', popup: 'h3' } as const

const items = ['card', 'phone', 'versions', 'own', 'others'] as const

interface PreparationListProps {
  readonly hotline: string
  readonly of?: keyof typeof headings
}

/** What to prepare: the five points of the QR popup (docs/specification.md#qr-popup). */
export async function PreparationList({ hotline, of = 'page' }: PreparationListProps) {
  const t = await getTranslations('accountLanding')
  const Heading = headings[of]
  return (
    <div>
      <Heading className="font-semibold">{t('prepareTitle')}</Heading>
      <ol className={clsx('mt-3 grid gap-3', of === 'popup' && 'text-small')}>
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-bronze" />
            <span className="min-w-0">
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
