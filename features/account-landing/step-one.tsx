import { getTranslations } from 'next-intl/server'

import { stepScreens } from './step-screens'

/** In wide windows: what step 1 asks, as its screen shows it. */
export async function StepOne() {
  const t = await getTranslations('accountLanding.newAccount.stepOne')
  const screens = await stepScreens()
  return (
    <div className="grid grid-cols-[13rem_minmax(0,1fr)] items-center gap-8 rounded-panel border border-hero-line bg-hero-2 p-8 max-lg:hidden">
      <div aria-hidden="true" data-scheme="page" className="step-screen aspect-auto pb-4 text-ink">
        <i className="bg-size-[calc(100%/7)]" />
        {screens[1]}
      </div>
      <div>
        <h2 className="text-h2">{t('title')}</h2>
        <p className="mt-2 text-lead text-balance text-on-hero-2">{t('text')}</p>
      </div>
    </div>
  )
}
