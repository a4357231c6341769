/** Address of a category's feed, without language prefix. */
export function feedPath({ slug }: { readonly slug: string }): string {
  return `/feed/${encodeURIComponent(slug)}.xml`
}
