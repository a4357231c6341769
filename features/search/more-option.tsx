import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import type { SearchKind } from '@/lib/domain/search/search-document'

interface MoreOptionProps {
  id: string
  kind: SearchKind
  count: number
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

/** Shows all hits of a kind: the last option of its group, on the line with its name. */
export function MoreOption({ id, kind, count, active, onPoint, onChoose }: MoreOptionProps) {
  const t = useTranslations('search')
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onClick: onChoose,
    // The focus stays in the field: this option is gone once it was chosen.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onPointerMove: onPoint,
    className: clsx(
      'absolute inset-e-0 top-0 min-h-8 rounded-control px-3 num text-small font-semibold text-primary underline-offset-4 hover:underline',
      active && 'bg-primary-soft',
    ),
  }
  return (
    <button type="button" {...props}>
      {t('allOfKind', { count })}
      <span className="sr-only">: {t(`kinds.${kind}`)}</span>
    </button>
  )
}
