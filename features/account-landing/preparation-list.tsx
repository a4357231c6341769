import { Check } from '@/components/ui/icons'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { getTranslations } from 'next-intl/server'

const variants = {
  page: { Heading: 'h2', items: ['card', 'phone', 'browser', 'own', 'others'] },
  /** Below the popup's own heading; it prints the oldest browser versions. */
  popup: { Heading: 'h3', items: ['card', 'phone', 'versions', 'own', 'others'] },
} as const

interface PreparationListProps {
  readonly hotline: string
  readonly of?: keyof typeof variants
}

/** What to prepare: the five points of the QR popup (docs/specification.md#qr-popup). */
export async function PreparationList({ hotline, of = 'page' }: PreparationListProps) {
  const t = await getTranslations('accountLanding')
  const { Heading, items } = variants[of]
  return (
    <div>
      <Heading className="font-semibold">{t('prepareTitle')}</Heading>
      <ol className="mt-3 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-bronze" />
            <span className="min-w-0">{t(`prepare.${item}`, { hotline, abroad: internationalHotline.label })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
