import { getTranslations } from 'next-intl/server'

/** Each step with the messages that explain it. */
const steps = [
  ['send', ['reply']],
  ['call', ['identity']],
  ['done', ['answer', 'longer']],
] as const

/** What happens to a request, how long that takes, and who else can be asked. */
export async function RequestSteps() {
  const t = await getTranslations('privacyRights')
  return (
    <>
      <h2 className="text-h3">{t('listTitle')}</h2>
      <ol className="mt-6">
        {steps.map(([step, explanations], index) => (
          <li
            key={step}
            className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-x-4 pb-7 before:absolute before:inset-y-0 before:left-5 before:w-px before:bg-hairline-strong last:before:hidden"
          >
            <span
              aria-hidden="true"
              className="relative flex size-10 items-center justify-center rounded-full border border-bronze-graphic bg-surface num font-semibold text-bronze"
            >
              {index + 1}
            </span>
            <div className="pt-1.5">
              <h3 className="font-semibold">{t(`steps.${step}`)}</h3>
              {explanations.map((explanation) => (
                <p key={explanation} className="mt-1.5 text-ink-2 max-sm:text-small">
                  {t(explanation)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className="border-t border-hairline-strong pt-4 text-ink-2 max-sm:text-small">{t('complaint')}</p>
    </>
  )
}
