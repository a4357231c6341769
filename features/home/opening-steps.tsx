import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'

const stages = ['one', 'two', 'three'] as const

/** The three parts of opening an account, with their minutes. */
export async function OpeningSteps() {
  const t = await getTranslations('home.steps')
  return (
    <Section id="open-account" tone="surface" title={t('title')} lead={t('lead')}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
        {stages.map((stage, index) => (
          <li key={stage} className="border-t-2 border-primary pt-5">
            <p className="num text-h2 text-bronze" aria-hidden>
              {index + 1}
            </p>
            <h3 className="mt-2 text-h3">{t(stage)}</h3>
            <p className="mt-2 text-ink-2">{t(`${stage}Text`)}</p>
            <p className="mt-3 text-small font-semibold text-ink-3">{t(`${stage}Time`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
