import { chipClass } from '@/components/ui/chip'
import type { Category } from '@/lib/backends/main/content'
import { categoryPath } from '@/lib/routes/category-path'
import { Link } from '@/lib/platform/i18n/link'

/** Number of levels shown below a category (docs/specification.md#content-types). */
const levels = 3

interface SubcategoriesProps {
  label: string
  categories: readonly Category[]
}

/** Subcategories, up to three levels deep, in the order of the CMS: sequence, descending. */
export function Subcategories({ label, categories }: SubcategoriesProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <CategoryChips categories={categories} />
    </nav>
  )
}

/** The categories of a tree in the order of reading. */
export function flattened(categories: readonly Category[], depth = 1): readonly Category[] {
  if (depth > levels) return []
  return categories.flatMap((category) => [category, ...flattened(category.children, depth + 1)])
}

/** Categories and their subcategories as links: on phones a line that scrolls sideways, elsewhere as many as there are. */
function CategoryChips({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="-mx-4 flex [scrollbar-width:none] gap-2 py-1 max-md:overflow-x-auto max-md:mask-r-from-[calc(100%-3rem)] max-md:ps-4 max-md:pe-12 md:mx-0 md:flex-wrap">
      {flattened(categories).map((category) => (
        <li key={category.id} className="shrink-0">
          <Link href={categoryPath(category)} className={`${chipClass} whitespace-nowrap`}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
