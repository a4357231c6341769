/**
 * Routes that render variants of a page (lib/routes/table.ts), by their common forms: browsers load this module, and not the
 * table.
 */
const variants = [
  /^(.+)\/page\/[^/]+$/,
  /^(\/career)\/list\/[^/]+\/[^/]+$/,
  /^(\/register)\/apply$/,
  /^(\/new-register)\/guest$/,
]

/**
 * The address that readers see of a page whose variant is rendered under another path (lib/routes/table.ts), without query:
 * while such a page is rendered on the server, the router knows the inner path only.
 * @param path without language prefix
 */
export function publicPath(path: string): string {
  const variant = variants.find((pattern) => pattern.test(path))
  return variant === undefined ? path : path.replace(variant, '$1')
}
