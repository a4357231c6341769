import { Check } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

const items = ['card', 'light', 'corners', 'case'] as const

/** What makes the pictures good at the first try. */
export function Preparation() {
  const t = useTranslations('application.identity.prepare')
  return (
    <div className="rounded-card bg-surface-2 p-4">
      <p className="font-semibold">{t('title')}</p>
      <ul className="mt-2 grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2 text-small">
            <Check strokeWidth={2} className="mt-1 size-4 shrink-0 text-primary" />
            {t(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
