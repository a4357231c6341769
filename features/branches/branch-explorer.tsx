'use client'

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
    <>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
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
        {/* On wide screens level with the page title; on others the first thing below it. */}
        <div
          id="branch-map"
          data-scheme="dark"
          className="scroll-mt-28 overflow-clip rounded-panel border border-hero-line bg-hero-2 px-5 pt-5 pb-8 text-ink [--ground:var(--hero-2)] max-md:order-first md:pt-6 md:pb-10 lg:px-8 xl:-mt-46 print:hidden"
        >
          <BranchMap cities={cities} chosen={chosen} onChoose={choose}>
            {map}
          </BranchMap>
        </div>
      </div>
      <ul className="mt-10 border-b border-hairline md:mt-14">
        {cities.map((city) => (
          <li
            key={city.id}
            id={city.id}
            className="scroll-mt-28 gap-x-6 border-t border-hairline py-3 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h2 className="pt-3 leading-normal font-semibold whitespace-nowrap max-lg:text-lead lg:text-[1.125rem]">
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
    </>
  )
}
