import { localePrefix, locales } from '../platform/i18n/locales.ts'

/** Stands for no branch in the path of a list. */
export const allBranches = 'all'

const number = (key: string) => ({ type: 'query' as const, key, value: String.raw`(?<${key}>\d+)` })

/**
 * `/career?branch=3&page=2` is rendered by `career/list/[branch]/[page]`: static like every page, although its address has
 * a query, so that the list can be read and found without scripts.
 */
export const careerRewrites = locales.flatMap((locale) => {
  const source = `${localePrefix(locale)}/career`
  const list = `/${locale}/career/list`
  return [
    { source, has: [number('branch'), number('page')], destination: `${list}/:branch/:page` },
    { source, has: [number('branch')], destination: `${list}/:branch/1` },
    { source, has: [number('page')], destination: `${list}/${allBranches}/:page` },
  ]
})
