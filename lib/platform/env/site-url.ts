/** Public address of the site, without a trailing slash: the base of canonical links, social images and feeds. */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '')
}
