import { getTranslations } from 'next-intl/server'

import { Globe, IdCard, Mail, Smartphone } from '@/components/ui/icons'

const things = [
  ['card', IdCard],
  ['phone', Smartphone],
  ['own', Mail],
  ['browser', Globe],
] as const

/** What applicants need; the popup for computers without a camera has a longer list. */
export async function ThingsToPrepare() {
  const t = await getTranslations('accountLanding.prepare')
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4 lg:gap-x-8">
      {things.map(([thing, Sign]) => (
        <li key={thing}>
          <span className="grid size-11 place-items-center rounded-card bg-bronze-soft text-bronze md:size-12">
            <Sign className="size-6" />
          </span>
          <p className="mt-2 text-small leading-snug font-semibold text-balance md:mt-3 md:text-body">{t(thing)}</p>
        </li>
      ))}
    </ul>
  )
}
