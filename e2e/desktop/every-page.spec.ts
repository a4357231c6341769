import { describePages } from '../support/every-page'
import { desktopRoutes } from '../support/routes'

describePages(desktopRoutes)
