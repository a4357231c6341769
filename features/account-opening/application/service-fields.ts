import type { FieldRows, RecordContext } from './field-row'
import { joined, toYesNo } from './record-values'
import { defaultServices, services, type Service, type ServiceChoices } from './services'

/** Under 5 billion VND is `1`, over it `4` (docs/specification.md#account-opening-record). */
export type MarginLevel = '1' | '4'

/** Step 4. */
export interface ServiceAnswers {
  services?: ServiceChoices
  marginLevel?: MarginLevel
  /** Kinds of fund that the applicant wants to hear of. */
  funds?: readonly string[]
}

/** Flag of the record that follows the choice of one service. */
function flagOf(service: Service) {
  return (choices: ServiceChoices = defaultServices) => toYesNo(choices[service])
}

/** The applicant is not asked, and silence is not consent (Decree 356/2025). */
const no = () => 'N' as const

function marginOf(level: MarginLevel | undefined, { answers }: RecordContext<ServiceAnswers>): 1 | 4 | null {
  if (!(answers.services ?? defaultServices).margin) return null
  return level === '4' ? 4 : 1
}

const choice = { screen: 'services', datum: 'service-choices' } as const

export const serviceFields = {
  services: {
    ...choice,
    record: {
      stock_yn: flagOf('stock'),
      mr_yn: flagOf('margin'),
      dr_ac_yn: flagOf('derivatives'),
      trading_yn: flagOf('onlineTrading'),
      cc_yn: flagOf('hotline'),
      bk_yn: flagOf('brokerChannel'),
      fund_yn: flagOf('fund'),
      cw_yn: flagOf('coveredWarrants'),
      bounds_yn: flagOf('bonds'),
      etf_yn: flagOf('etf'),
      sms_yn: flagOf('sms'),
      adv_yn: flagOf('cashAdvance'),
      pa_yn: flagOf('analytics'),
      sic_yn: flagOf('investmentRegistration'),
      dr_yn: (choices = defaultServices) => toYesNo(choices.derivatives && choices.onlineTrading),
      roup: no,
      share_yn: no,
    },
    withoutInput: true,
    text: (choices, words) => joined(...services.filter((service) => choices[service]).map(words.service)),
  },
  marginLevel: { ...choice, record: { mr_level: marginOf }, text: null },
  funds: { ...choice, record: { fund_list: (kinds = []) => [...kinds] }, text: null },
} as const satisfies FieldRows<ServiceAnswers>
