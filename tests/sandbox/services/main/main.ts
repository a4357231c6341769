import type { mainEndpoints } from '@/lib/backends/main/endpoints'

import type { Handlers } from '../../http/handler'
import { calculatorHandlers } from './calculator'
import { careerHandlers } from './careers'
import { categoryHandlers } from './categories'
import { formHandlers } from './forms'
import { postHandlers } from './posts'
import { shellHandlers } from './shell'

/** The main API: the CMS, the calculator and the forms. */
export const mainHandlers: Handlers<typeof mainEndpoints> = {
  ...shellHandlers,
  ...categoryHandlers,
  ...postHandlers,
  ...careerHandlers,
  ...calculatorHandlers,
  ...formHandlers,
}
