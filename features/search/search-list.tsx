import { useTranslations } from 'next-intl'

import type { SearchKind } from '@/lib/domain/search/search-document'

import { MoreOption } from './more-option'
import type { SearchGroup } from './search-engine'
import { SearchOption } from './search-option'

interface SearchListProps {
  id: string
  groups: readonly SearchGroup[]
  /** Index of the active option across all groups; -1 for none. */
  active: number
  onPoint: (at: number) => void
  /** The first hit is shown larger, where there is room beside the others of its kind. */
  hasLead: boolean
  /** Shows all hits of a kind. Without it, groups that are cut off only say how many they have. */
  onMore: ((kind: SearchKind) => void) | undefined
}

/** Id of the option at an index, for `aria-activedescendant`. */
export function optionId(list: string, at: number): string {
  return `${list}-option-${at}`
}

/** Options of a group: its hits and, if there are more than are listed, one that shows all. */
export function optionCount({ hits, total }: SearchGroup, hasMore: boolean): number {
  return hits.length + (hasMore && total > hits.length ? 1 : 0)
}

/** The hits by kind: the listbox of the combobox. */
export function SearchList({ id, groups, active, onPoint, hasLead, onMore }: SearchListProps) {
  const t = useTranslations('search')
  const counts = groups.map((group) => optionCount(group, onMore !== undefined))
  const starts = counts.map((_, index) => counts.slice(0, index).reduce((sum, count) => sum + count, 0))
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options are links, which a select cannot contain
      role="listbox"
      aria-label={t('results')}
      tabIndex={-1}
      className={groups.length > 0 ? '@container -mx-3 space-y-6' : 'hidden'}
    >
      {groups.map((group, index) => {
        const { kind, hits, total } = group
        const start = starts[index] ?? 0
        const isCut = total > hits.length
        const optionAt = (at: number) => ({
          id: optionId(id, at),
          active: at === active,
          onPoint: () => onPoint(at),
        })
        return (
          <div
            key={kind}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
            role="group"
            aria-labelledby={`${id}-${kind}`}
            className="relative not-first:before:absolute not-first:before:inset-x-3 not-first:before:-top-3 not-first:before:border-t not-first:before:border-hairline @3xl:grid @3xl:grid-cols-2 @3xl:gap-x-6"
          >
            <p
              id={`${id}-${kind}`}
              role="presentation"
              className="col-span-full flex min-h-8 items-center px-3 text-min font-semibold text-bronze @3xl:mb-1 @3xl:text-[1.25rem] @3xl:text-ink"
            >
              {t(`kinds.${kind}`)}
              {isCut && onMore === undefined && <span className="num font-normal text-ink-3">&nbsp;· {total}</span>}
            </p>
            {hits.map((hit, offset) => (
              <SearchOption
                key={hit.document.href}
                hit={hit}
                isLead={hasLead && start + offset === 0}
                {...optionAt(start + offset)}
              />
            ))}
            {isCut && onMore !== undefined && (
              <MoreOption kind={kind} count={total} onChoose={() => onMore(kind)} {...optionAt(start + hits.length)} />
            )}
          </div>
        )
      })}
    </div>
  )
}
