import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Section } from '@/components/ui/section'

import { Thing } from './thing'

/** The days that a draft is kept. */
const draftDays = 7

/** What follows step 1 of the new-account variant: the draft's days, the way back into it, the signature. */
export async function AfterStepOne() {
  const t = await getTranslations('accountLanding')
  const pictures: Readonly<Record<'stop' | 'resume' | 'contact', ReactNode>> = {
    stop: (
      <span className="num text-display font-semibold whitespace-nowrap text-bronze max-md:text-h2">
        {t('newAccount.next.days', { days: draftDays })}
      </span>
    ),
    resume: (
      <div className="step-screen screen-resume">
        <i style={{ backgroundSize: `${100 / 7}%` }} />
        <p className="screen-field" data-chosen="">
          {t('device.draft.open.resume')}
        </p>
      </div>
    ),
    contact: <Thing name="signature" />,
  }
  return (
    <Section id="next" tone="surface-2" space="tight" title={t('newAccount.nextTitle')}>
      <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {(['stop', 'resume', 'contact'] as const).map((step, index) => (
          <li
            key={step}
            className="border-t-2 border-bronze-graphic pt-4 max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-x-4"
          >
            <div
              aria-hidden="true"
              className="flex items-center max-md:row-span-2 max-md:items-start max-md:self-start max-md:*:max-w-full md:h-20"
            >
              {pictures[step]}
            </div>
            <p className="flex gap-2 font-semibold text-pretty md:mt-3">
              <span aria-hidden="true" className="num text-bronze">
                {index + 1}
              </span>
              {t(`newAccount.next.${step}.title`)}
            </p>
            <p className="mt-1 text-pretty text-ink-2">{t(`newAccount.next.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
