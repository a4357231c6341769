import { accountEndpoints } from '@/lib/backends/account/endpoints'
import { bankListEndpoints } from '@/lib/backends/bank-list/endpoints'
import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import type { EndpointTable, Service } from '@/lib/backends/endpoint'
import { identityEndpoints } from '@/lib/backends/identity/endpoints'
import { mainEndpoints } from '@/lib/backends/main/endpoints'
import { marketEndpoints } from '@/lib/backends/market/endpoints'
import { newsEndpoints } from '@/lib/backends/news/endpoints'
import { paymentAppEndpoints } from '@/lib/backends/payment-app/endpoints'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import { videoEndpoints } from '@/lib/backends/video/endpoints'

import type { SandboxConfig } from '../config'
import type { Handlers } from '../http/handler'
import { routesOf, type Route } from '../http/routes'
import { accountHandlers } from './account'
import { bankListHandlers } from './bank-list'
import { ekycHandlers } from './ekyc/ekyc'
import { identityHandlers } from './identity'
import { mainHandlers } from './main/main'
import { marketHandlers } from './market'
import { mediaRoutes } from './media'
import { newsHandlers } from './news'
import { paymentAppHandlers } from './payment-app'
import { tradingHandlers } from './trading/trading'
import { videoHandlers } from './video'

/** Routes of every backend, by the endpoint tables of the product, and of the media host. */
export function serviceRoutes({ reportsPath }: SandboxConfig): readonly Route[] {
  const of = <Table extends EndpointTable>(service: Service, table: Table, handlers: Handlers<Table>) =>
    routesOf(service, table, handlers, reportsPath)
  const routes: Readonly<Record<Service, Route[]>> = {
    main: of('main', mainEndpoints, mainHandlers),
    news: of('news', newsEndpoints, newsHandlers),
    video: of('video', videoEndpoints, videoHandlers),
    account: of('account', accountEndpoints, accountHandlers),
    trading: of('trading', tradingEndpoints, tradingHandlers),
    ekyc: of('ekyc', ekycEndpoints, ekycHandlers),
    identity: of('identity', identityEndpoints, identityHandlers),
    'bank-list': of('bank-list', bankListEndpoints, bankListHandlers),
    'payment-app': of('payment-app', paymentAppEndpoints, paymentAppHandlers),
    market: of('market', marketEndpoints, marketHandlers),
  }
  return [...Object.values(routes).flat(), ...mediaRoutes]
}
