import type { marketEndpoints } from '@/lib/backends/market/endpoints'

import type { Handlers } from '../http/handler'

/** The figures of a made-up session, by date and minute. */
export const marketHandlers: Handlers<typeof marketEndpoints> = {
  session: (_, { market }) => ({ data: market.session() }),
  quotes: (_, { market }) => ({ data: market.quotes() }),
}
