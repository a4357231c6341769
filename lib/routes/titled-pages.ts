import { type RoutePath, routes } from './table'

/**
 * Pages with a title of the site's own, which exist in every language, in the order of the table: sitemap, search and
 * social images read them.
 */
export const titledPages = Object.entries(routes).flatMap(([path, row]) => ('title' in row ? [{ path, ...row }] : []))

export type TitledPath = {
  [Path in RoutePath]: (typeof routes)[Path] extends { title: string } ? Path : never
}[RoutePath]
