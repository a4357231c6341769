import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { locales } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { dependsOnVisitor } from '@/lib/routes/page-redirect'
import { routes } from '@/lib/routes/table'

const configuration = readFileSync('deploy/site.conf.template', 'utf8')

it('has nginx pass on every page that redirects some visitors, and no other', () => {
  const [, map = ''] = /map \$uri \$site_by_visitor \{([^}]*)\}/.exec(configuration) ?? []
  const passedOn = [...map.matchAll(/^\s*(\/\S*)\s+1;/gm)].map(([, path]) => path)
  const paths = locales.flatMap((locale) => Object.keys(routes).map((path) => localizedPath(locale, path)))
  expect(new Set(passedOn)).toEqual(new Set(paths.filter(dependsOnVisitor)))
  expect(configuration).toMatch(/proxy_cache_bypass [^;]*\$site_by_visitor/)
  expect(configuration).toMatch(/proxy_no_cache [^;]*\$site_by_visitor/)
})
