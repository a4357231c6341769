'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'

import type { Branch } from '@/lib/backends/main/shell'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { ThirdParty } from '@/lib/platform/third-parties/third-party'

import { BranchMap } from './branch-map'
import { BranchRow } from './branch-row'
import type { City } from './cities'
import { kilometresBetween } from './distance'
import { NearestBranch } from './nearest-branch'
import { OpenNowNotice } from './open-now-notice'
import { StreetMap } from './street-map'

interface BranchExplorerProps {
  cities: readonly City[]
  /** For branches without a telephone number of their own. */
  hotline: Hotline
  /** Drawing of the country, below the markers. */
  map: ReactNode
  /** Street map service; null if none is configured. */
  streetMap: Pick<ThirdParty, 'id' | 'url'> | null
}

/** Branch list and map with a shared selection. Works without scripts: markers are links to their city in the list. */
export function BranchExplorer({ cities, hotline, map, streetMap }: BranchExplorerProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  /** Id of the city under the pointer or with focus, in the list or on the map. */
  const [pointed, setPointed] = useState<string | null>(null)
  const [here, setHere] = useState<Branch['location']>(null)
  const branches = cities.flatMap((city) => city.branches)
  const [firstOfCity] = cities.find(({ id }) => id === chosen)?.branches ?? []
  const inStreets = branches.find(({ id }) => `branch-${id}` === chosen) ?? firstOfCity

  // The URL fragment may name a city or a branch.
  useEffect(() => {
    const follow = () => {
      const id = window.location.hash.slice(1)
      if (/^(?:city|branch)-\d+$/.test(id)) setChosen(id)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const choose = (id: string) => {
    setChosen(id)
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-12">
      <div className="grid max-w-xl content-start gap-8">
        <NearestBranch
          branches={branches}
          onFound={(branch, position) => {
            setHere(position)
            choose(`branch-${branch.id}`)
          }}
        />
        <OpenNowNotice />
      </div>
      {/* Directly below the title on phones, beside it on wide screens. */}
      <div className="max-md:order-first xl:-mt-46 print:hidden">
        <div
          id="branch-map"
          data-scheme="dark"
          className="scroll-mt-28 overflow-clip rounded-panel border border-hero-line bg-hero-2 px-5 pt-4 pb-10 text-ink [--ground:var(--hero-2)] md:pb-11 lg:px-6"
        >
          <BranchMap cities={cities} chosen={chosen} pointed={pointed} onChoose={choose} onPoint={setPointed}>
            {map}
          </BranchMap>
        </div>
      </div>
      <ul className="border-b border-hairline md:col-span-2">
        {cities.map((city) => (
          <li
            key={city.id}
            id={city.id}
            onPointerEnter={() => setPointed(city.id)}
            onPointerLeave={() => setPointed(null)}
            className={clsx(
              'scroll-mt-28 border-t border-hairline py-3 transition-colors lg:grid lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:gap-x-4',
              pointed === city.id && 'lg:bg-surface',
            )}
          >
            <h2 className="flex items-center gap-2.5 self-start font-semibold max-lg:text-small max-lg:text-ink-2 lg:py-3">
              {/* Its sign on the map. */}
              <span
                aria-hidden="true"
                className={clsx(
                  'size-2.5 shrink-0 rounded-full bg-bronze-graphic ring-2 transition-shadow',
                  pointed === city.id ? 'ring-primary' : 'ring-transparent',
                )}
              />
              {city.name}
            </h2>
            <ul>
              {city.branches.map((branch) => (
                <BranchRow
                  key={branch.id}
                  branch={branch}
                  city={city.name}
                  hotline={hotline}
                  chosen={chosen === city.id || chosen === `branch-${branch.id}`}
                  kilometres={here && branch.location ? kilometresBetween(here, branch.location) : null}
                  onPoint={(isPointed) => setPointed(isPointed ? city.id : null)}
                  onChoose={() => {
                    setChosen(`branch-${branch.id}`)
                    document.getElementById('branch-map')?.scrollIntoView({ block: 'nearest' })
                  }}
                >
                  {streetMap !== null && branch === inStreets && <StreetMap service={streetMap} branch={branch} />}
                </BranchRow>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
