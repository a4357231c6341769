/** Category of company news (docs/specification.md#constants-and-limits). */
const newsCategory = 1

/**
 * Slugs of existing articles, newest first.
 * @param {string} sandboxUrl
 * @param {number} limit
 * @returns {Promise<string[]>}
 */
export async function articleSlugs(sandboxUrl, limit) {
  const query = `paging=1&sort=published_at&direction=desc&page=1&limit=${limit}&active=1`
  const address = `${sandboxUrl}/main/api/categories/fe/${newsCategory}/article?${query}`
  const response = await fetch(address, { headers: { locale: 'vi' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { data } = await response.json()
  const posts = Array.isArray(data) ? data : data.data
  return posts.map((/** @type {{ slug: string }} */ post) => post.slug)
}
