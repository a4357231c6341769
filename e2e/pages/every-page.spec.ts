import { describePages } from '../support/every-page'
import { routes } from '../support/routes'

describePages(routes)
