import { getTranslations } from 'next-intl/server'

/** Each step with the message that explains it. */
const steps = [
  ['send', 'answer'],
  ['call', 'identity'],
  ['done', 'longer'],
] as const

/** What happens to a request, how long that takes, and who else can be asked. */
export async function RequestSteps() {
  const t = await getTranslations('privacyRights')
  return (
    <>
      <h2 className="text-h3">{t('listTitle')}</h2>
      <ol className="mt-4 grid gap-5">
        {steps.map(([step, explanation], index) => (
          <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-hairline pt-4">
            <span aria-hidden="true" className="num font-bold text-bronze">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{t(`steps.${step}`)}</h3>
              <p className="mt-1 text-small text-ink-2">{t(explanation)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t border-hairline pt-4 text-small text-ink-2">{t('complaint')}</p>
    </>
  )
}
