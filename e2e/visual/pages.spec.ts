import { routes } from '../support/routes'
import { test } from '../support/visual/test'

const nameOf = (path: string) => path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'

for (const { path } of routes) {
  test(path, async ({ viewer }) => {
    await viewer.open(path)
    await viewer.compare(`page-${nameOf(path)}`, path === '/')
  })
}
