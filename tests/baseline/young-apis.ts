import { createRequire } from 'node:module'

import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'

/** First versions that the site supports (docs/decisions/0031-browser-baseline.md), by the names of the compatibility data. */
export const baseline = {
  chrome: 111,
  edge: 111,
  chrome_android: 111,
  firefox: 115,
  firefox_android: 115,
  safari: 16.4,
  safari_ios: 16.4,
} as const

/** Something that script or markup can use. */
export interface Api {
  /** Interface, built-in object or element: `URL`, `Promise`, `dialog`; `*` for attributes of every element. */
  readonly owner: string
  /** Method, property or attribute; null: the owner itself. */
  readonly member: string | null
  readonly isStatic: boolean
  readonly isYoung: boolean
}

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** The entries below an entry; the statement of the entry itself is beside them. */
const entriesOf = (entry: Identifier | undefined) =>
  Object.entries(entry ?? {}).filter(([name]) => name !== '__compat') as [name: string, Identifier][]

const allOf = (entry: Identifier | undefined) => entriesOf(entry).flatMap(([owner, inner]) => owned(owner, inner))

const { builtins } = data.javascript

/** Every interface and built-in object of browsers, with its members. */
export const apis: readonly Api[] = [...allOf(data.api), ...allOf(builtins), ...allOf(builtins?.['Intl'])]

/** Every attribute of HTML. */
export const attributes: readonly Api[] = [...owned('*', data.html.global_attributes), ...allOf(data.html.elements)]

function owned(owner: string, entry: Identifier | undefined): Api[] {
  const members = entriesOf(entry).flatMap(([name, { __compat: compat }]): Api[] => {
    // The name of a constructor is that of its interface; events and the rules of arguments are no members.
    if (compat === undefined || name === owner || /_event$|_parameter|^@@/.test(name)) return []
    const member = name.replace(/_static$/, '')
    return [{ owner, member, isStatic: member !== name, isYoung: isYoung(compat) }]
  })
  if (entry?.__compat === undefined) return members
  return [{ owner, member: null, isStatic: false, isYoung: isYoung(entry.__compat) }, ...members]
}

function isYoung({ support }: CompatStatement): boolean {
  return Object.entries(baseline).some(([browser, first]) => {
    const statements = [support[browser as keyof typeof baseline] ?? []].flat()
    return !statements.some((statement) => isSupported(statement, first))
  })
}

function isSupported(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  first: number,
) {
  if (flags !== undefined || prefix !== undefined || alternative_name !== undefined) return false
  const [since, until] = [version(version_added), version(version_removed)]
  return since !== null && since <= first && (until === null || until > first)
}

/** 115 of '115', '≤115'; null where it never came. Versions such as 16.10 do not occur in the browsers above. */
function version(text: string | false | undefined): number | null {
  const number = Number.parseFloat(text === undefined || text === false ? '' : text.replace('≤', ''))
  return Number.isNaN(number) ? null : number
}
