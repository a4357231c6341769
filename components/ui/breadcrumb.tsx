import { clsx } from 'clsx'

import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { Link } from '@/lib/platform/i18n/link'
import { breadcrumbJsonLd } from '@/lib/routes/breadcrumb-json-ld'
import { JsonLd } from '@/lib/platform/seo/json-ld'

export interface Crumb {
  label: string
  /** Path without language prefix; the last crumb has none. */
  href?: string
}

/**
 * Breadcrumb, also as structured data. Phones show only the parent, as a link back. Below a section it ends with that, as the
 * title of the page follows.
 */
export async function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  const parent = crumbs.findLastIndex((crumb) => crumb.href !== undefined)
  const shown = parent > 0 ? crumbs.slice(0, parent + 1) : crumbs
  return (
    <nav aria-label={label} className="text-small">
      <JsonLd data={breadcrumbJsonLd(crumbs, await currentLocale())} />
      <ol className="flex flex-wrap items-center">
        {shown.map((crumb, index) => (
          <li
            key={`${index}-${crumb.label}`}
            className={clsx('min-w-0 items-center', index === parent ? 'flex' : 'hidden md:flex')}
          >
            {index > 0 ? (
              <span aria-hidden="true" className="mx-2.5 hidden h-4 w-px rotate-[18deg] bg-field md:block" />
            ) : null}
            {crumb.href === undefined ? (
              <span aria-current="page" className="py-2 text-ink-3">
                {crumb.label}
              </span>
            ) : (
              <Link
                href={crumb.href}
                className="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-primary hover:underline"
              >
                {index === parent ? (
                  <span aria-hidden="true" className="me-2 md:hidden">
                    ←
                  </span>
                ) : null}
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
