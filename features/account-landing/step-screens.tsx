import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { CardFront } from '@/components/capture/card-sign'
import { FaceSign } from '@/components/capture/face-sign'
import { Check } from '@/components/ui/icons'
import { rates, waivedDays } from '@/lib/domain/company/rates'
import type { StepNumber } from '@/lib/domain/account-opening/screens'
import { formatPercent } from '@/lib/platform/i18n/format-money'

import { Thing } from './thing'

/** Phone, email, ID card and one-time code of an invented applicant. */
export const sample = {
  mobile: '0901 234 567',
  mail: 'an@example',
  card: '079 199 000 321',
  code: ['4', '0', '7', '1', '9', '2'],
}

/** What the application begins with: every service but derivatives. */
const defaultPreset = 'full'

/** What each step of the application shows, in its own words: the inside of a drawn screen. */
export async function stepScreens(): Promise<Readonly<Partial<Record<StepNumber, ReactNode>>>> {
  const t = await getTranslations('application')
  const landing = await getTranslations('accountLanding')
  const locale = await getLocale()
  return {
    1: (
      <>
        <p className="screen-field num">{sample.mobile}</p>
        <p className="screen-field">{sample.mail}</p>
        <p className="screen-code num">
          {sample.code.map((digit) => (
            <span key={digit}>{digit}</span>
          ))}
        </p>
        <p className="screen-act">{t('otp.verify')}</p>
      </>
    ),
    2: (
      <>
        <CardFront className="w-full" />
        <FaceSign action="center" className="m-auto min-h-0 flex-1" />
      </>
    ),
    3: (
      <>
        {(['personal', 'address', 'banks'] as const).map((part) => (
          <p key={part} className="screen-field">
            {t(`review.${part}`)}
            <Check strokeWidth={2.5} />
          </p>
        ))}
      </>
    ),
    4: (
      <>
        {([defaultPreset, 'basic', 'own'] as const).map((preset) => (
          <p key={preset} className="screen-field" data-chosen={preset === defaultPreset ? '' : undefined}>
            <i />
            {t(`services.preset.${preset}.title`)}
          </p>
        ))}
      </>
    ),
    5: (
      <>
        <Fact name={t('review.contact')} value={sample.mobile} />
        <Fact name={t('review.identity')} value={sample.card} />
        <Fact name={t('review.services')} value={t(`services.preset.${defaultPreset}.title`)} />
      </>
    ),
    6: (
      <>
        <Fact
          name={t('terms.facts.feeTrade')}
          value={landing('fees.trade.value', { days: waivedDays, rate: formatPercent(rates.online, locale) })}
        />
        {(['wizard.groups.contract', 'terms.riskTitle'] as const).map((part) => (
          <p key={part} className="screen-field" data-chosen="">
            <Check strokeWidth={2.5} />
            {t(part)}
          </p>
        ))}
      </>
    ),
    7: (
      <>
        <div className="screen-sheet">
          <p>{t('contract.document')}</p>
          <Thing name="signature" />
        </div>
        <p className="screen-act">{t('contract.startSigning')}</p>
      </>
    ),
  }
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <p className="screen-fact">
      {name}
      <b className="num">{value}</b>
    </p>
  )
}
