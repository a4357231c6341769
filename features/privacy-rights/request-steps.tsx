import { getTranslations } from 'next-intl/server'

/** Each step with the message that explains it. */
const steps = [
  ['send', 'reply'],
  ['call', 'identity'],
  ['done', 'answer'],
] as const

/** What happens to a request, how long that takes, and who else can be asked. */
export async function RequestSteps() {
  const t = await getTranslations('privacyRights')
  return (
    <>
      <h2 className="text-h2">{t('listTitle')}</h2>
      <ol className="mt-6 grid gap-x-10 gap-y-7 lg:mt-8 lg:grid-cols-3">
        {steps.map(([step, explanation], index) => (
          <li key={step} className="border-t border-hairline-strong pt-5">
            <h3 className="text-lead font-semibold text-balance">
              <span aria-hidden="true" className="num text-bronze">
                {index + 1}
              </span>{' '}
              {t(`steps.${step}`)}
            </h3>
            <p className="mt-2 text-pretty text-ink-2">{t(explanation)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 grid gap-x-10 gap-y-3 text-pretty text-ink-2 lg:grid-cols-2">
        {(['longer', 'complaint'] as const).map((key) => (
          <p key={key} className="lg:border-t lg:border-hairline lg:pt-5">
            {t(key)}
          </p>
        ))}
      </div>
    </>
  )
}
