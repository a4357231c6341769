import type { tradingEndpoints } from '@/lib/backends/trading/endpoints'

import type { Handlers } from '../../http/handler'
import { applicationHandlers } from './application'
import { contractHandlers } from './contract'
import { lookupHandlers } from './lookups'
import { numberChoiceHandlers } from './number-choice'
import { otpHandlers } from './otp'

/** The trading system: everything on the way to an account. */
export const tradingHandlers: Handlers<typeof tradingEndpoints> = {
  ...lookupHandlers,
  ...otpHandlers,
  ...numberChoiceHandlers,
  ...applicationHandlers,
  ...contractHandlers,
}
