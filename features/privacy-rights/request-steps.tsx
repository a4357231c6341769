import { getTranslations } from 'next-intl/server'

/** Each step with the message that explains it. */
const steps = [
  ['send', 'reply'],
  ['call', 'identity'],
  ['done', 'answer'],
] as const

const cases = ['longer', 'kept', 'complaint'] as const

/** What happens to a request, how long that takes, and who else can be asked. */
export async function RequestSteps() {
  const t = await getTranslations('privacyRights')
  return (
    <>
      <h2 className="text-h2">{t('listTitle')}</h2>
      <ol className="mt-6 grid gap-x-10 gap-y-6 lg:mt-8 lg:grid-cols-3">
        {steps.map(([step, explanation], index) => (
          <li key={step} className="relative border-t border-hairline-strong ps-9 pt-5">
            <span aria-hidden="true" className="absolute start-0 num text-h3 leading-none text-bronze">
              {index + 1}
            </span>
            <h3 className="text-lead leading-snug font-semibold text-pretty">{t(`steps.${step}`)}</h3>
            <p className="mt-2 text-pretty text-ink-2">{t(explanation)}</p>
          </li>
        ))}
      </ol>
      {/* What differs from case to case, in the same columns. */}
      <dl className="mt-8 grid gap-x-10 gap-y-5 rounded-panel border border-hairline bg-surface p-5 md:p-8 lg:mt-10 lg:grid-cols-3">
        {cases.map((key) => (
          <div key={key}>
            <dt className="font-semibold">{t(`cases.${key}.title`)}</dt>
            <dd className="mt-1 text-pretty text-ink-2">{t(`cases.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
