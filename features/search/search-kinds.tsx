import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { chipClass } from '@/components/ui/chip'
import type { SearchKind } from '@/lib/domain/search/search-document'

import type { SearchGroup } from './search-engine'

interface SearchKindsProps {
  groups: readonly SearchGroup[]
  /** Null for all kinds. */
  chosen: SearchKind | null
  onChoose: (kind: SearchKind | null) => void
}

/** The kinds that a search found, with their numbers of hits: all, or one of them. Beside the hits on wide screens. */
export function SearchKinds({ groups, chosen, onChoose }: SearchKindsProps) {
  const t = useTranslations('search')
  const all = groups.reduce((sum, { total }) => sum + total, 0)
  const kinds = [{ kind: null, total: all }, ...groups]
  return (
    <fieldset
      aria-label={t('byKind')}
      className="-mx-4 mb-4 flex min-w-0 [scrollbar-width:none] gap-2 py-1 max-md:overflow-x-auto max-md:fade-right-12 max-md:ps-4 max-md:pe-12 md:mx-0 md:flex-wrap lg:sticky lg:top-28 lg:mb-0 lg:flex-col lg:self-start"
    >
      {kinds.map(({ kind, total }) => (
        <button
          key={kind ?? 'all'}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
          className={clsx(
            chipClass,
            'shrink-0 lg:justify-between lg:rounded-control lg:not-aria-pressed:border-transparent',
          )}
        >
          {kind === null ? t('allKinds') : t(`kinds.${kind}`)} <span className="num font-semibold">{total}</span>
        </button>
      ))}
    </fieldset>
  )
}
