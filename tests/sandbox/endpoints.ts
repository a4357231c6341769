import type { Endpoint } from './http/endpoint'
import { accountEndpoints } from './services/account'
import { bankListEndpoints } from './services/bank-list'
import { ekycEndpoints } from './services/ekyc/ekyc'
import { identityEndpoints } from './services/identity'
import { calculatorEndpoints } from './services/main/calculator'
import { careerEndpoints } from './services/main/careers'
import { categoryEndpoints } from './services/main/categories'
import { formEndpoints } from './services/main/forms'
import { postEndpoints } from './services/main/posts'
import { shellEndpoints } from './services/main/shell'
import { mediaEndpoints } from './services/media'
import { newsEndpoints } from './services/news'
import { paymentAppEndpoints } from './services/payment-app'
import { contractEndpoints } from './services/trading/contract'
import { lookupEndpoints } from './services/trading/lookups'
import { numberChoiceEndpoints } from './services/trading/number-choice'
import { applicationEndpoints } from './services/trading/opening'
import { otpEndpoints } from './services/trading/otp'
import { videoEndpoints } from './services/video'

/** Every call of every backend (spec.md section 7). Of two that match a path the first answers. */
export const endpoints: readonly Endpoint[] = [
  ...shellEndpoints,
  ...categoryEndpoints,
  ...postEndpoints,
  ...careerEndpoints,
  ...calculatorEndpoints,
  ...formEndpoints,
  ...newsEndpoints,
  ...videoEndpoints,
  ...accountEndpoints,
  ...lookupEndpoints,
  ...otpEndpoints,
  ...numberChoiceEndpoints,
  ...applicationEndpoints,
  ...contractEndpoints,
  ...identityEndpoints,
  ...ekycEndpoints,
  ...bankListEndpoints,
  ...paymentAppEndpoints,
  ...mediaEndpoints,
]
