import { useTranslations } from 'next-intl'

import { PhoneFrame } from './phone-frame'
import { sampleCode, tradedStock } from './sample-market'

const { digits, secondsLeft: left } = sampleCode

/** Smart OTP: a code made in the application, with the time that it is still valid. */
export function OtpScreen({ className }: { className?: string }) {
  const t = useTranslations('appScreens')
  return (
    <PhoneFrame label={t('otp.label')} title={t('otp.title')} className={className}>
      <p className="text-small text-ink-2">{t('otp.order', tradedStock)}</p>
      <div className="relative m-auto size-44">
        <svg viewBox="0 0 100 100" fill="none" className="size-full -rotate-90">
          {/* One ray for each second, like those of a bronze drum. */}
          <circle
            cx="50"
            cy="50"
            r="44"
            pathLength="60"
            strokeDasharray="1 1"
            strokeWidth="7"
            className="stroke-hairline-strong"
          />
          <circle
            cx="50"
            cy="50"
            r="44"
            pathLength="60"
            strokeDasharray={`${'1 1 '.repeat(left)}0 60`}
            strokeWidth="7"
            className="stroke-bronze-graphic"
          />
          <circle cx="50" cy="50" r="36" className="stroke-hairline" />
        </svg>
        <p className="absolute inset-0 grid place-content-center text-center">
          <span className="num text-h2">{left}</span>
          <span className="text-min leading-[1.45] text-ink-2">{t('otp.seconds')}</span>
        </p>
      </div>
      <p className="grid grid-cols-6 gap-1.5">
        {digits.map((digit) => (
          <span key={digit} className="rounded-control border border-field py-2 text-center num text-h3">
            {digit}
          </span>
        ))}
      </p>
      <p className="mt-5 pb-2 text-min text-ink-2">{t('otp.note')}</p>
    </PhoneFrame>
  )
}
