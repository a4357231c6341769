import { clsx } from 'clsx'

import { VietnamMap } from '@/components/art/vietnam-map'
import { Link } from '@/lib/platform/i18n/link'

import type { City } from './cities'
import { MapPins } from './map-pins'

/** The country with its cities that have branches, each a link to them. */
export function CityPins({ cities, className }: { cities: readonly City[]; className?: string }) {
  return (
    // Room on the left for the longest name, which ends there, and below for that of Trường Sa.
    <div className={clsx('pb-4 pl-8', className)}>
      <div className="@container relative">
        <VietnamMap className="w-full" />
        <MapPins
          cities={cities}
          renderLink={({ id }, style, children) => (
            <Link href={`/branches#${id}`} className={style}>
              {children}
            </Link>
          )}
        />
      </div>
    </div>
  )
}
