import { main } from '../../scripts/lib/main.mjs'
import { buildOf, stackNames } from './builds'

// Builds every stack of the run that E2E_RUN names, so that `npm test` can build while it verifies.
await main(async () => {
  for (const name of stackNames) {
    // oxlint-disable-next-line no-await-in-loop -- both use the code that the first one compiles
    await buildOf(name)
  }
})
