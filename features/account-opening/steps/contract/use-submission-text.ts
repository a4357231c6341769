import { useTranslations } from 'next-intl'

import type { SubmissionFailure } from '../../api/opening-failure'
import { useFailureText } from '../form/failure-text'
import { hotline } from '../form/hotline'

/** Why `createAccount` gave no account, in words for the applicant (`openingErrorCodes` of lib/api/trading). */
export function useSubmissionText(): (failure: SubmissionFailure) => string {
  const t = useTranslations('contract')
  const describe = useFailureText()
  return (failure) => {
    if (failure.kind === 'incomplete') return t('incomplete')
    if (failure.kind === 'field-errors') {
      const texts = [...failure.fields.banner, ...Object.values(failure.fields.byField).flat()]
      return texts.length === 0 ? describe(failure) : texts.join(' ')
    }
    if (failure.kind !== 'rejected') return describe(failure)
    switch (failure.code) {
      case 'ACCOUNT_EXISTS':
        return t('exists', { hotline: hotline.shown })
      case 'ACCOUNT_TAKEN':
        return t('numberTaken')
      case 'OTP_UNPROVEN':
        return t('otpLost')
      case 'EKYC_UNPROVEN':
        return t('ekycLost')
      case 'UNDERAGE':
        return t('underage', { hotline: hotline.shown })
      default:
        return describe(failure)
    }
  }
}
