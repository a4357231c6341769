import { defineEndpoints } from '../endpoint.ts'
import { marketQuotesResponseSchema, marketSessionResponseSchema } from './schemas.ts'

const read = { method: 'GET', body: 'none', maxBytes: 0, browser: false } as const

/** Browsers get these figures from `/api/market`, which keeps them for some seconds. */
export const marketEndpoints = defineEndpoints({
  session: { ...read, path: 'session', response: marketSessionResponseSchema },
  quotes: { ...read, path: 'quotes', response: marketQuotesResponseSchema },
})
