import { clsx } from 'clsx'

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
    <nav aria-label={label}>
      <p className="text-small font-semibold max-lg:sr-only">{label}</p>
      <CategoryChips
        categories={categories}
        className="-mx-4 [scrollbar-width:none] py-1 max-md:overflow-x-auto max-md:mask-r-from-[calc(100%-3rem)] max-md:ps-4 max-md:pe-12 md:mx-0 md:flex-wrap lg:hidden"
      />
      <CategoryTree categories={categories} className="max-lg:hidden" />
    </nav>
  )
}

/** The categories of a tree in the order of reading. */
function flattened(categories: readonly Category[], depth: number): readonly Category[] {
  if (depth > levels) return []
  return categories.flatMap((category) => [category, ...flattened(category.children, depth + 1)])
}

/** Categories and their subcategories as a row of links. */
export function CategoryChips({ categories, className }: { categories: readonly Category[]; className: string }) {
  return (
    <ul className={clsx('flex gap-2', className)}>
      {flattened(categories, 1).map((category) => (
        <li key={category.id} className="shrink-0">
          <Link href={categoryPath(category)} className={`${chipClass} whitespace-nowrap`}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface CategoryTreeProps {
  categories: readonly Category[]
  depth?: number
  className?: string
}

/** Categories as links, each followed by its subcategories. */
function CategoryTree({ categories, depth = 1, className }: CategoryTreeProps) {
  if (categories.length === 0 || depth > levels) return null
  return (
    <ul className={depth === 1 ? clsx('mt-2', className) : 'ml-4 border-l border-hairline pl-4'}>
      {categories.map((category) => (
        <li key={category.id} className={depth === 1 ? 'border-t border-hairline py-1' : undefined}>
          <Link
            href={categoryPath(category)}
            className={
              depth === 1
                ? 'flex min-h-11 items-center font-semibold underline-offset-4 hover:text-primary hover:underline'
                : 'flex min-h-11 items-center text-small text-ink-2 underline-offset-4 hover:text-primary hover:underline'
            }
          >
            {category.name}
          </Link>
          <CategoryTree categories={category.children} depth={depth + 1} />
        </li>
      ))}
    </ul>
  )
}
