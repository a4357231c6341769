import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { VietnamMap } from '@/components/art/vietnam-map'
import { mapPercent } from '@/components/art/vietnam-projection'
import { AllLink } from '@/components/ui/all-link'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { workingHours } from '@/lib/domain/company/working-hours'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { toCities } from './cities'

/** The country with its cities that have branches, each a link to them; nothing if the branches cannot be loaded. */
export async function CityMap({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.branches')
  const branches = await optionalContent(loadBranches(locale))
  if (!branches?.length) return null
  return (
    <>
      <h2 className="text-h2">{t('title')}</h2>
      <p className="mt-3 text-ink-2">{t('lead', { count: branches.length, ...workingHours })}</p>
      <div className="relative mx-auto mt-4 max-w-80">
        <VietnamMap className="w-full" />
        <ul>
          {toCities(branches).map(({ id, name, location, labelSide }) => {
            if (location === null) return null
            const { left, top } = mapPercent(location)
            return (
              <li key={id} className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
                <Link
                  href={`/contact#${id}`}
                  className={clsx(
                    'absolute -top-3 flex h-6 items-center gap-1.5 text-min font-semibold whitespace-nowrap text-ink-2 hover:text-primary hover:underline',
                    labelSide === 'left' ? '-right-1.5 flex-row-reverse' : '-left-1.5',
                  )}
                >
                  <span className="size-3 shrink-0 rounded-full border-2 border-canvas bg-bronze-graphic" />
                  {name}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
      <AllLink href="/contact#our-network">{t('all')}</AllLink>
    </>
  )
}
