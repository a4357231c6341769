/** Requests under way at a time. */
const lanes = 4

/** What is known of an address without its fragment. */
interface Answer {
  readonly status: number
  readonly ids: ReadonlySet<string>
  /** Addresses of links and pictures. */
  readonly links: readonly string[]
}

const none: Omit<Answer, 'status'> = { ids: new Set(), links: [] }

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url)
  const isPage = response.headers.get('content-type')?.includes('text/html') === true
  if (!isPage) {
    await response.body?.cancel()
    return { ...none, status: response.status }
  }
  const html = await response.text()
  return {
    status: response.status,
    ids: new Set(attributes(html, /\sid="([^"]+)"/g)),
    links: attributes(html, /<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/g),
  }
}

/**
 * Asks for every address that the pages of a site link to or show a picture of, on the site itself and at its CMS, and for those that the
 * answers name in turn.
 * @param links with the page that has each; those that are found are added
 * @returns addresses that do not answer, and fragments that their page does not have
 */
export async function askAll(siteUrl: string, mediaUrl: string, links: Map<string, string>): Promise<string[]> {
  const problems: string[] = []
  const answers = new Map<string, Promise<Answer>>()
  const add = (link: string, page: string) => {
    const { origin, pathname, search, hash, href } = new URL(link, siteUrl + page)
    const known = origin === siteUrl ? pathname + search + hash : href
    if ((origin === siteUrl || origin === mediaUrl) && !links.has(known)) links.set(known, page)
  }
  // A map can grow while it is gone through.
  const waiting = links.entries()
  const lane = async () => {
    for (const [link, page] of waiting) {
      const url = new URL(link, siteUrl)
      const fragment = decodeURIComponent(url.hash.slice(1))
      url.hash = ''
      const isNew = !answers.has(url.href)
      const asked = answers.get(url.href) ?? ask(url.href)
      answers.set(url.href, asked)
      // oxlint-disable-next-line no-await-in-loop -- a lane takes one after the other
      const { status, ids, links: further } = await asked
      if (status >= 400) problems.push(`${page}: ${link} answers ${status}`)
      else if (fragment !== '' && !ids.has(fragment)) problems.push(`${page}: ${link} names a part that its page lacks`)
      if (isNew && url.origin === siteUrl) for (const each of further) add(each, url.pathname + url.search)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return problems
}
