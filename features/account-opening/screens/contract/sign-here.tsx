import { useTranslations } from 'next-intl'

import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import { Fact } from '../fact'

interface SignHereProps {
  /** Name of the signer; absent if this device does not have it. */
  readonly signer: string | undefined
  readonly mobile: string
}

/** The end of the contract: who signs it, by which code. */
export function SignHere({ signer, mobile }: SignHereProps) {
  const t = useTranslations('application.contract')
  return (
    <dl className="facts">
      {signer !== undefined && (
        <Fact term={t('signer')}>
          <span lang="vi">{signer}</span>
        </Fact>
      )}
      <Fact term={t('signature')}>{t('startHint', { mobile: groupedMobile(mobile) })}</Fact>
    </dl>
  )
}
