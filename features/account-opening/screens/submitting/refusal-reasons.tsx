import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

const reasons = {
  card: ['photo', 'copy', 'face'],
  face: ['light', 'covered', 'movement', 'old'],
} as const

/** Why pictures are refused as a rule, each with its remedy: the service itself gives no reason. */
export function RefusalReasons({ of }: { readonly of: keyof typeof reasons }) {
  const t = useTranslations('application.wizard.submitting.change.reasons')
  const hotline = useHotline()
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t('title')}</h2>
      <ul className="agreed-facts">
        {reasons[of].map((reason) => (
          <li key={reason} className="py-3">
            <p className="font-semibold">{t(`${of}.${reason}.cause`)}</p>
            <p className="num text-small text-pretty text-ink-2">
              {t(`${of}.${reason}.remedy`, { hotline: hotline.label })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
