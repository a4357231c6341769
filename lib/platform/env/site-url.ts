/** Public address of the site, without a slash at the end: canonical links, social images and feeds begin with it. */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '')
}
