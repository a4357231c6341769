/**
 * Path that readers see of a page which a rewrite renders under another one (lib/routes/locale-routing.ts, lib/careers): while such a
 * page is rendered for everybody, the router knows the inner path only.
 * @param path without language prefix
 */
export function publicPath(path: string): string {
  return path
    .replace(/\/page\/\d+$/, '')
    .replace(/^\/career\/list\/.*$/, '/career')
    .replace(/^\/register\/apply$/, '/register')
    .replace(/^\/new-register\/guest$/, '/new-register')
}
