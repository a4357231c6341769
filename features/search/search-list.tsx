import { useTranslations } from 'next-intl'

import type { SearchGroup } from './search-engine'
import { SearchOption } from './search-option'

interface SearchListProps {
  id: string
  groups: readonly SearchGroup[]
  /** Index of the active hit across all groups; -1 for none. */
  active: number
  onPoint: (at: number) => void
}

/** Id of the option at an index, for `aria-activedescendant`. */
export function optionId(list: string, at: number): string {
  return `${list}-option-${at}`
}

/** The hits by kind: the listbox of the combobox. */
export function SearchList({ id, groups, active, onPoint }: SearchListProps) {
  const t = useTranslations('search')
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options are links, which a select cannot contain
      role="listbox"
      aria-label={t('results')}
      tabIndex={-1}
      className={groups.length > 0 ? '@container space-y-4' : 'hidden'}
    >
      {groups.map((group, index) => (
        <div
          key={group.kind}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
          role="group"
          aria-labelledby={`${id}-${group.kind}`}
          className="@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-6"
        >
          <p
            id={`${id}-${group.kind}`}
            role="presentation"
            className="col-span-full px-3 pb-1 text-min font-semibold text-bronze"
          >
            {t(`kinds.${group.kind}`)}
            {group.total > group.hits.length && <span className="num font-normal text-ink-3"> · {group.total}</span>}
          </p>
          {group.hits.map((hit, offset) => {
            const at = (starts[index] ?? 0) + offset
            return (
              <SearchOption
                key={hit.document.href}
                id={optionId(id, at)}
                hit={hit}
                active={at === active}
                onPoint={() => onPoint(at)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
