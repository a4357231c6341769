import { useTranslations } from 'next-intl'

import { minutesLeft } from '@/lib/domain/account-opening/minutes'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'

/** Four pixels of progress and 'Step 2/7 · ~4 minutes left', where there is no rail. */
export function PhoneProgress({ screen, flow }: { readonly screen: Screen; readonly flow: Flow }) {
  const t = useTranslations('application.wizard')
  const { screens, stepOf } = flow
  const percent = Math.round((screens.indexOf(screen) / (screens.length - 1)) * 100)
  const minutes = minutesLeft(screen, flow)
  return (
    <div className="-mx-4 md:-mx-6 xl:hidden">
      <progress
        max={100}
        value={percent}
        aria-label={t('progressLabel')}
        className="block h-1 w-full appearance-none border-0 bg-surface-2 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width] motion-reduce:[&::-webkit-progress-value]:transition-none"
      />
      <p className="px-4 pt-3 text-small text-ink-2 md:px-6">
        <span className="num font-semibold text-ink">{t('stepOf', { step: stepOf[screen] })}</span>
        {minutes > 0 ? <span className="num">{` · ${t('minutesLeft', { minutes })}`}</span> : null}
      </p>
    </div>
  )
}
