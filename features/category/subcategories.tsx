import { chipClass } from '@/components/ui/chip'
import type { Category } from '@/lib/backends/main/content'
import { categoryPath } from '@/lib/routes/category-path'
import { Link } from '@/lib/platform/i18n/link'

/** Number of levels shown below a category (docs/specification.md#content-types). */
const levels = 3

interface SubcategoriesProps {
  label: string
  /** The one whose page it is. */
  category: Category
  /** Its own link. */
  all: string
}

/**
 * A category with its subcategories, up to three levels deep, in the order of the CMS: sequence, descending. On phones a line that
 * scrolls sideways, elsewhere as many as there are.
 */
export function Subcategories({ label, category, all }: SubcategoriesProps) {
  const chip = `${chipClass} whitespace-nowrap`
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="-mx-4 flex [scrollbar-width:none] gap-2 py-1 max-md:overflow-x-auto max-md:fade-right-12 max-md:ps-4 max-md:pe-12 md:mx-0 md:flex-wrap">
        <li className="shrink-0">
          <Link href={categoryPath(category)} aria-current="page" className={chip}>
            {all}
          </Link>
        </li>
        {flattened(category.children).map((below) => (
          <li key={below.id} className="shrink-0">
            <Link href={categoryPath(below)} className={chip}>
              {below.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The categories of a tree in the order of reading. */
export function flattened(categories: readonly Category[], depth = 1): readonly Category[] {
  if (depth > levels) return []
  return categories.flatMap((category) => [category, ...flattened(category.children, depth + 1)])
}
