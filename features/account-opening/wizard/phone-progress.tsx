import { useTranslations } from 'next-intl'

import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'

/** Four pixels of progress on the line under the header, where there is no rail. */
export function PhoneProgress({ screen, flow }: { readonly screen: Screen; readonly flow: Flow }) {
  const t = useTranslations('application.wizard')
  const { screens } = flow
  const percent = Math.round((screens.indexOf(screen) / (screens.length - 1)) * 100)
  return (
    <progress
      max={100}
      value={percent}
      aria-label={t('progressLabel')}
      className="-mx-4 block h-1 w-[calc(100%+2rem)] appearance-none border-0 bg-surface-2 md:-mx-6 md:w-[calc(100%+3rem)] xl:hidden [&::-moz-progress-bar]:bg-bronze-graphic [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-bronze-graphic [&::-webkit-progress-value]:transition-[width] motion-reduce:[&::-webkit-progress-value]:transition-none"
    />
  )
}
