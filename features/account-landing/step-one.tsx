import { getTranslations } from 'next-intl/server'

/** Steps that need the ID card. */
const later = 6

/** In wide windows: the track of the steps, which parts after the first one. */
export async function StepOne() {
  const t = await getTranslations('accountLanding.newAccount.stepOne')
  return (
    <div className="grid content-between gap-8 rounded-panel border border-hero-line bg-hero-2 p-8 max-lg:hidden">
      <div>
        <h2 className="text-h2">{t('title')}</h2>
        <p className="mt-2 text-lead text-balance text-on-hero-2">{t('text')}</p>
      </div>
      <div className="grid grid-cols-[3fr_repeat(6,1fr)] gap-x-1.5 gap-y-3">
        <i aria-hidden="true" className="me-4 h-2.5 rounded-full bg-bronze-graphic" />
        {Array.from({ length: later }, (_, step) => (
          <i key={step} aria-hidden="true" className="h-2.5 rounded-full border border-on-hero-2" />
        ))}
        {(['now', 'later'] as const).map((part) => (
          <p key={part} className="col-span-1 last:col-span-6">
            <b className="block font-semibold">{t(`${part}.steps`)}</b>
            <span className="text-small text-on-hero-2">{t(`${part}.needs`)}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
