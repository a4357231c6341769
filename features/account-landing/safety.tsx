import { getTranslations } from 'next-intl/server'

import { CircleCheck, Link2, ShieldCheck } from '@/components/ui/icons'

const points = [
  ['otp', ShieldCheck],
  ['address', Link2],
  ['one', CircleCheck],
] as const

/** What is never asked for, where details are entered, and that a second press opens no second account. */
export async function Safety() {
  const t = await getTranslations('accountLanding')
  return (
    // In wide windows beside the questions, as large as their heading and on its line: the lists begin together.
    <section className="lg:-mt-[calc(1.25*var(--text-h2)+1.5rem)]">
      <h3 className="text-h2 max-lg:text-h3">{t('securityTitle')}</h3>
      <dl className="mt-3 divide-y divide-hairline border-t border-hairline lg:mt-6">
        {points.map(([point, Sign]) => (
          <div key={point} className="relative py-3.5 ps-9">
            <dt className="font-semibold text-pretty">
              <Sign className="absolute start-0 top-4 size-6 text-bronze" />
              {t(`security.${point}.title`)}
            </dt>
            <dd className="text-small text-pretty text-ink-2">{t(`security.${point}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
