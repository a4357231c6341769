import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

import { Fact } from '../fact'

const reasons = {
  card: ['card.photo', 'card.copy', 'card.face'],
  face: ['face.light', 'face.covered', 'face.movement', 'face.old'],
} as const

/** Why pictures are refused as a rule, each with its remedy: the service itself gives no reason. */
export function RefusalReasons({ of }: { readonly of: keyof typeof reasons }) {
  const t = useTranslations('application.wizard.submitting.change.reasons')
  const hotline = useHotline()
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t('title')}</h2>
      <dl className="refusal-reasons">
        {reasons[of].map((reason) => (
          <Fact key={reason} term={t(`${reason}.cause`)}>
            {t(`${reason}.remedy`, { hotline: hotline.label })}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
