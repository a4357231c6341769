'use client'

import { buttonClass } from '@/components/ui/button-class'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useWizardHref } from './use-device'

interface StartBarProps {
  readonly locale: Locale
  readonly label: string
  /** Beside the button where there is room. */
  readonly note: string
}

/** The fixed bottom button of /open-account (docs/specification.md#account-opening-pages). */
export function StartBar({ locale, label, note }: StartBarProps) {
  const href = useWizardHref('open-account', locale, 'resume')
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto grid max-w-[608px] items-center px-4 md:px-6 lg:max-w-[1088px] lg:grid-cols-[minmax(0,1fr)_400px]">
        <p className="font-semibold max-lg:hidden">{note}</p>
        <a href={href} className={buttonClass({ size: 'large', block: true })}>
          {label}
        </a>
      </div>
    </div>
  )
}
