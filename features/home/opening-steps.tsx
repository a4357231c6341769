import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { minutesByGroup } from '@/lib/domain/account-opening/minutes'

const parts = [
  { key: 'one', group: 'information' },
  { key: 'two', group: 'service' },
  { key: 'three', group: 'contract' },
] as const

/** The three parts of opening an account, with their minutes. */
export async function OpeningSteps() {
  const t = await getTranslations('home.steps')
  const minutes = minutesByGroup()
  return (
    <Section id="open-account" tone="surface" title={t('title')} lead={t('lead')}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
        {parts.map(({ key, group }, index) => (
          <li key={key} className="border-t-2 border-primary pt-5">
            <p className="num text-h2 text-bronze" aria-hidden>
              {index + 1}
            </p>
            <h3 className="mt-2 text-h3">{t(key)}</h3>
            <p className="mt-2 text-ink-2">{t(`${key}Text`)}</p>
            <p className="mt-3 text-small font-semibold text-ink-3">{t('oneTime', { minutes: minutes[group] })}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
