import { rows } from './table.ts'

/** Routes that render variants, as patterns, each with the page that it is a variant of. The first page of a route wins. */
const variants = rows.flatMap(([page, { variants = [] }]) =>
  variants.map(({ path }) => ({ page, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`) })),
)

/**
 * The address that readers see of a page whose variant is rendered under another path (lib/routes/table.ts), without query:
 * while such a page is rendered on the server, the router knows the inner path only.
 * @param path without language prefix
 */
export function publicPath(path: string): string {
  for (const { page, pattern } of variants) {
    const match = pattern.exec(path)
    if (match) return page.replace(/\[\w+\]/, match[1] ?? '')
  }
  return path
}
