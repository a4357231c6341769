import { getTranslations } from 'next-intl/server'

import { Thing } from './thing'

/** What applicants need, laid out on a tray; the popup for computers without a camera has a longer list. */
export async function ThingsToPrepare() {
  const t = await getTranslations('accountLanding.prepare')
  return (
    <ul className="tray">
      {(['card', 'phone', 'own', 'browser'] as const).map((thing) => (
        <li key={thing}>
          <Thing name={thing} />
          {t(thing)}
        </li>
      ))}
    </ul>
  )
}
