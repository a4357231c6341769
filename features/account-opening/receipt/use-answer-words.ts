import { useLocale, useTranslations } from 'next-intl'

import type { AnswerWords } from '../application/field-row'
import { countryName } from '../screens/personal/countries'

/** Names of coded answers in the reader's language. */
export function useAnswerWords(): AnswerWords {
  const personal = useTranslations('application.personal')
  const service = useTranslations('application.services')
  const review = useTranslations('application.review')
  const locale = useLocale()
  return {
    sex: (sex) => personal(sex === 'M' ? 'male' : 'female'),
    country: (code) => countryName(code, locale),
    service: (name) => service(`item.${name}.name`),
    yesNo: (answer) => review(answer ? 'yes' : 'no'),
  }
}
