import { main } from '../../scripts/lib/main.mjs'
import { buildOf } from './builds'

// Builds for the run that E2E_RUN names, so that `npm test` can do it while it verifies.
await main(async () => {
  await buildOf('shared')
  await buildOf('isolated')
})
