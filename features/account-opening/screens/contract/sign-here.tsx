import { useTranslations } from 'next-intl'

import { CheckboxField } from '@/components/form/fields'
import { X } from '@/components/ui/icons'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

interface SignHereProps {
  /** Name of the signer; absent if this device does not have it. */
  readonly signer: string | undefined
  readonly mobile: string
}

/** The end of the contract: what is declared, and the line for the signature, as on paper. */
export function SignHere({ signer, mobile }: SignHereProps) {
  const t = useTranslations('application.contract')
  return (
    <div className="rounded-card border border-hairline-strong bg-surface">
      <div className="px-4 py-2 sm:px-5">
        <CheckboxField name="read" />
      </div>
      <div className="grid gap-2 rounded-b-card border-t border-hairline bg-surface-2 px-4 py-4 sm:px-5">
        <p className="text-small text-ink-2">{t('signature')}</p>
        <p aria-hidden="true" className="border-b border-ink pt-6 pb-1.5">
          <X className="size-6 text-bronze" strokeWidth={2} />
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-2">
          {signer === undefined ? null : (
            <strong lang="vi" className="text-ink">
              {signer}
            </strong>
          )}
          <span>{t('startHint', { mobile: groupedMobile(mobile) })}</span>
        </p>
      </div>
    </div>
  )
}
