import { describePages } from '../support/every-page'
import { phoneRoutes } from '../support/routes'

describePages(phoneRoutes)
