import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { CardFront } from '@/components/capture/card-sign'
import { Section } from '@/components/ui/section'

import { sample } from './step-screens'
import { Thing } from './thing'

/** The days that a draft is kept. */
const draftDays = 7

/** Width of the seven parts up to a step, at the top of its screen. */
const partOf = (step: number) => `${(step / 7) * 100}%`

/** What follows step 1 of the new-account variant, as screens: the draft's days, the way back into it, the signature. */
export async function AfterStepOne() {
  const t = await getTranslations('accountLanding')
  const contract = await getTranslations('application.contract')
  const pictures: Readonly<Record<'stop' | 'resume' | 'contact', ReactNode>> = {
    stop: (
      <>
        <i style={{ backgroundSize: partOf(1) }} />
        <p className="screen-field num">{sample.mobile}</p>
        <p className="screen-field">{sample.mail}</p>
        <p className="m-auto num text-h3 font-semibold text-bronze">{t('newAccount.next.days', { days: draftDays })}</p>
      </>
    ),
    resume: (
      <>
        <i style={{ backgroundSize: partOf(2) }} />
        <CardFront className="m-auto w-full" />
        <p className="screen-act">{t('device.draft.open.resume')}</p>
      </>
    ),
    contact: (
      <>
        <i style={{ backgroundSize: partOf(7) }} />
        <div className="screen-sheet">
          <p>{contract('document')}</p>
          <Thing name="signature" />
        </div>
      </>
    ),
  }
  return (
    <Section id="next" tone="surface-2" space="tight" title={t('newAccount.nextTitle')}>
      <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {(['stop', 'resume', 'contact'] as const).map((step, index) => (
          <li
            key={step}
            className="grid content-start gap-x-5 border-t-2 border-bronze-graphic pt-4 max-md:grid-cols-[8.25rem_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] xl:grid-cols-[9.5rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]"
          >
            <div
              aria-hidden="true"
              className="step-screen max-md:row-span-2 md:max-xl:mb-3 md:max-xl:w-38 xl:row-span-2"
            >
              {pictures[step]}
            </div>
            <p className="flex gap-2 font-semibold text-pretty">
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
