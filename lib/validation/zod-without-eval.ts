import { config } from 'zod'

/**
 * zod compiles object schemas with `new Function` where it may, and finds out by trying: under our
 * Content-Security-Policy the try is caught but reported as a violation. To be imported before any schema of a page
 * is made: `text` of this folder and the browser's http client do.
 */
config({ jitless: true })
