import { splitLocale } from '../platform/i18n/localized-path.ts'
import { type PageVariant, rows } from './table.ts'

/** Pages with variants; segments in brackets match anything. */
const pagesWithVariants = rows.flatMap(([page, { variants = [] }]) =>
  variants.length === 0 ? [] : [{ pattern: new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`), variants }],
)

function selects({ query, without = [] }: PageVariant, search: URLSearchParams): boolean {
  return (
    without.every((name) => !search.has(name)) &&
    Object.entries(query).every(([name, wanted]) => {
      const value = search.get(name)
      if (value === null || wanted === null) return value !== null
      return wanted instanceof RegExp ? new RegExp(`^${wanted.source}$`).test(value) : wanted === value
    })
  )
}

/** What of the query selects the variant: names, and values where they matter. */
function selection({ query }: PageVariant, search: URLSearchParams): string {
  return Object.entries(query)
    .map(([name, wanted]) => (wanted === null ? name : `${name}=${search.get(name)}`))
    .join('&')
}

/**
 * The document that an address names, as a key: its path, and the part of its query that selects another document
 * (lib/routes/locale-rewrites.ts). The key is an address of the same document. All other parameters are read in the browser. Null for a path in an unusual spelling,
 * such as one with letters percent-encoded for no reason.
 */
export function documentKey(pathname: string, search: URLSearchParams): string | null {
  if (normalized(pathname) !== pathname) return null
  const { path } = splitLocale(pathname)
  const variants = pagesWithVariants.find(({ pattern }) => pattern.test(path))?.variants ?? []
  const variant = variants.find((one) => selects(one, search))
  return variant === undefined ? pathname : `${pathname}?${selection(variant, search)}`
}

function normalized(pathname: string): string | null {
  if (pathname.includes('//')) return null
  try {
    return pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')
  } catch {
    return null
  }
}
