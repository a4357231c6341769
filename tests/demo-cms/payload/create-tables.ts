import { getPayload } from 'payload'

import config from './payload.config'

// In development mode Payload makes the tables of its collections when it connects.
const payload = await getPayload({ config, disableOnInit: true })
await payload.destroy()
process.exit(0)
