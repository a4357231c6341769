/**
 * zod, set up for our Content-Security-Policy, for every module of the product: lint refuses 'zod' elsewhere.
 *
 * zod compiles object schemas with `new Function` where it may, and finds out by trying when a schema is made: under our
 * policy the try is caught, but reported as a violation. Which chunk makes the first schema changes with the code, so the
 * setting lives where schemas come from.
 */
import { config } from 'zod'

config({ jitless: true })

export { z, ZodError } from 'zod'
