'use client'

import { buttonClass } from '@/components/ui/button-class'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useWizardHref } from './use-device'

/** The fixed bottom button of /open-account (docs/specification.md#account-opening-pages). */
export function StartBar({ locale, label }: { readonly locale: Locale; readonly label: string }) {
  const href = useWizardHref('open-account', locale, 'resume')
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex justify-center border-t border-hairline bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <a href={href} className={buttonClass({ size: 'large', block: true }, 'max-w-[560px]')}>
        {label}
      </a>
    </div>
  )
}
