import { useTranslations } from 'next-intl'

import { CheckboxField } from '@/components/form/fields'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

interface SignHereProps {
  /** Name of the signer; absent if this device does not have it. */
  readonly signer: string | undefined
  readonly mobile: string
}

/** The end of the contract: what is declared, and who signs it by which code. */
export function SignHere({ signer, mobile }: SignHereProps) {
  const t = useTranslations('application.contract')
  return (
    <div className="grid gap-1">
      <dl data-pair className="signed-facts pb-3">
        {signer !== undefined && (
          <div>
            <dt>{t('signer')}</dt>
            <dd lang="vi">{signer}</dd>
          </div>
        )}
        <div>
          <dt>{t('signature')}</dt>
          <dd className="num">{t('startHint', { mobile: groupedMobile(mobile) })}</dd>
        </div>
      </dl>
      <div className="-mb-2 border-t border-hairline pt-1">
        <CheckboxField name="read" />
      </div>
    </div>
  )
}
