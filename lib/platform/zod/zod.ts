/**
 * zod, configured for our Content-Security-Policy. Lint rejects imports of 'zod' elsewhere.
 * zod compiles object schemas with `new Function` where allowed, and tries it when it builds the first schema: under
 * our policy the attempt is caught but reported as a violation. Any chunk may build the first schema, so the setting
 * belongs to the module that all of them import.
 */
import { config } from 'zod'

config({ jitless: true })

export { z, ZodError } from 'zod'
