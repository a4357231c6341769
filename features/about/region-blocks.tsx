import { clsx } from 'clsx'
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

/** From the largest to the smallest. On the dark page the blocks would dazzle: there they are cards with an edge of their hue. */
const tones = [
  'bg-hero-bronze text-on-bronze [--hue:var(--bronze-graphic)]',
  'bg-[#28348a] [--hue:var(--chart-1)]',
  'bg-[#c9cef5] text-on-bronze [--hue:#c9cef5]',
]

/** The regions of the group, on wide screens as wide as their shares, each with its companies. */
export function RegionBlocks({ regions, newTab }: { regions: readonly Region[]; newTab: string }) {
  return (
    <>
      {/* On phones the blocks are below each other, and their shares in this bar. */}
      <div aria-hidden="true" className="mb-3 flex h-3 gap-0.5 overflow-clip rounded-full lg:hidden">
        {regions.map(({ name, part }, index) => (
          <span
            key={name}
            className={clsx(
              'flex-(--part) first:rounded-s-full last:rounded-e-full night:bg-(--hue)',
              tones[index % tones.length],
            )}
            style={{ '--part': part } as CSSProperties}
          />
        ))}
      </div>
      <ul
        className="gap-1 max-lg:space-y-1 lg:grid lg:grid-cols-(--parts)"
        style={{ '--parts': regions.map(({ part }) => `minmax(0, ${part}fr)`).join(' ') } as CSSProperties}
      >
        {regions.map(({ name, share, members }, index) => (
          <li
            key={name}
            className={clsx(
              'relative flex flex-col gap-5 overflow-clip p-5 first:rounded-t-panel last:rounded-b-panel lg:gap-12 lg:p-6 lg:first:rounded-s-panel lg:first:rounded-tr-none lg:last:rounded-e-panel lg:last:rounded-bl-none night:bg-surface night:text-ink night:inset-ring night:inset-ring-hairline night:before:absolute night:before:inset-x-0 night:before:top-0 night:before:h-1 night:before:bg-(--hue)',
              tones[index % tones.length],
            )}
          >
            <p className="font-semibold max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4">
              <span className="order-last block num text-[2.75rem] leading-tight lg:text-[4.5rem] night:text-(--hue)">
                {share}
              </span>
              {name}
            </p>
            <ul className={members.length > 3 ? 'gap-x-6 sm:max-lg:columns-2 lg:columns-2' : undefined}>
              {members.map((member) => (
                <li key={member.id} className="break-inside-avoid border-t border-current/25 night:border-hairline">
                  <Member country={member} newTab={newTab} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A company of the group, with its country. */
export function Member({ country: { name, company, href }, newTab }: { country: Country; newTab: string }) {
  const row = 'block py-2.5'
  const title = <span className="block text-[0.9375rem] font-semibold max-lg:text-body">{company}</span>
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
