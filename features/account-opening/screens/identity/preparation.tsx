import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'

const items = ['card', 'light', 'corners', 'case'] as const

/** What makes the pictures good at the first try. */
export function Preparation() {
  const t = useTranslations('identity.prepare')
  return (
    <div className="bg-surface-2 rounded-card p-4">
      <p className="font-semibold">{t('title')}</p>
      <ul className="mt-2 grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="text-small flex items-start gap-2">
            <Check aria-hidden="true" strokeWidth={2} className="text-primary mt-1 size-4 shrink-0" />
            {t(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
