import type { CSSProperties } from 'react'

import { ArrowUpRight } from '@/components/ui/icons'
import type { Country } from '@/lib/backends/main/shell'

export interface Region {
  readonly name: string
  /** As the post writes it: `46%`. */
  readonly share: string
  readonly part: number
  readonly members: readonly Country[]
}

/** The regions of the group, each with its companies: on wide screens as wide as their shares, on phones with a bar of that length at its place in the whole. */
export function RegionBlocks({ regions, newTab }: { regions: readonly Region[]; newTab: string }) {
  return (
    <ul
      className="gap-1 max-lg:space-y-1 lg:grid lg:grid-cols-(--parts)"
      style={{ '--parts': regions.map(({ part }) => `minmax(0, ${part}fr)`).join(' ') } as CSSProperties}
    >
      {regions.map(({ name, share, part, members }, index) => (
        <li
          key={name}
          className="region"
          style={{ '--from': `${totalOf(regions.slice(0, index))}%`, '--part': `${part}%` } as CSSProperties}
        >
          <p className="region-head font-semibold">
            <span className="region-share num">{share}</span>
            {name}
          </p>
          <ul className={members.length > 3 ? 'gap-x-6 sm:max-lg:columns-2 lg:columns-2' : undefined}>
            {members.map((member) => (
              <li key={member.id} className="region-member">
                <Member country={member} newTab={newTab} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const totalOf = (regions: readonly Region[]) => regions.reduce((sum, { part }) => sum + part, 0)

/** A company of the group, with its country. */
export function Member({ country: { name, company, href }, newTab }: { country: Country; newTab: string }) {
  const row = 'block py-2.5'
  const title = <span className="block text-[0.875rem] font-semibold max-lg:text-body">{company}</span>
  if (href === null) {
    return (
      <div className={row}>
        {title}
        <span className="text-small">{name}</span>
      </div>
    )
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={`${row} underline-offset-4 hover:underline`}>
      {title}
      <span className="flex items-center justify-between text-small">
        {name}
        <ArrowUpRight className="size-4.5 shrink-0" />
      </span>
      <span className="sr-only"> ({newTab})</span>
    </a>
  )
}
