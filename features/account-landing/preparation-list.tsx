import { Check } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

const items = {
  page: ['card', 'phone', 'browser', 'own', 'others'],
  /** The popup prints the oldest browser versions. */
  popup: ['card', 'phone', 'versions', 'own', 'others'],
} as const

interface PreparationListProps {
  readonly hotline: string
  readonly of?: keyof typeof items
}

/** What to prepare: the five points of the QR popup (docs/specification.md#qr-popup). */
export async function PreparationList({ hotline, of = 'page' }: PreparationListProps) {
  const t = await getTranslations('accountLanding')
  return (
    <div>
      <h3 className="font-semibold">{t('prepareTitle')}</h3>
      <ol className="mt-3 grid gap-3">
        {items[of].map((item) => (
          <li key={item} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-bronze" />
            <span className="min-w-0">{t(`prepare.${item}`, { hotline })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
