import { staticContentCodes } from '@/lib/backends/main/static-content-codes'

/** Menus with a place of their own (docs/specification.md#menus). */
const menuIds = [2, 3, 4, 5]

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const rowsOf = (answer: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  isRow(answer) && Array.isArray(answer['data']) ? answer['data'].filter(isRow) : []

function missingOf(kind: string, expected: ReadonlyArray<string | number>, present: readonly unknown[]): string[] {
  const missing = expected.filter((each) => !present.some((value) => String(value) === String(each)))
  return missing.length === 0 ? [] : [`${kind} missing: ${missing.join(', ')}`]
}

/** Addresses of pictures anywhere in an answer. */
function pictures(value: unknown, field = ''): readonly string[] {
  if (typeof value === 'string') return field === 'image' || field === 'url' ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => pictures(each, field))
  return isRow(value) ? Object.entries(value).flatMap(([key, each]) => pictures(each, key)) : []
}

/** What fits the contract, but leaves the site without something. */
export function remarksOn(endpoint: string, answer: unknown, base: string): readonly string[] {
  const own = URL.parse(base)?.origin
  const hosts = new Set(pictures(answer).flatMap((address) => URL.parse(address)?.origin ?? []))
  const foreign = [...hosts].filter((origin) => origin !== own)
  return [
    ...(endpoint === 'menu'
      ? missingOf(
          'menus',
          menuIds,
          rowsOf(answer).map(({ id }) => id),
        )
      : []),
    ...(endpoint === 'staticContent'
      ? missingOf(
          'codes',
          staticContentCodes,
          rowsOf(answer).map(({ code }) => code),
        )
      : []),
    ...(foreign.length === 0 ? [] : [`pictures need MEDIA_HOSTS=${foreign.join(' ')}`]),
  ]
}
