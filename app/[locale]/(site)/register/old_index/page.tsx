import '@/app/_sheets/opening.css'

import { titledPage } from '@/app/_pages/titled-page'
import { NoScriptNotice } from '@/features/account-landing/no-script-notice'
import { AppointmentPage } from '@/features/branch-appointment/appointment-page'
import { loadBranches } from '@/lib/content/branches'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

/** The older register page (docs/specification.md#account-opening-pages): the short form with an appointment. */
const page = titledPage('/register/old_index', async ({ locale }) => {
  const [content, branches] = await Promise.all([
    optionalContent(loadStaticContent(locale)),
    optionalContent(loadBranches(locale)),
  ])
  return (
    <AppointmentPage
      locale={locale}
      hotline={hotlineOf(content)}
      noScript={<NoScriptNotice hotline={hotlineOf(content)} />}
      branches={(branches ?? []).map(({ id, name, address }) => ({ value: `${id}`, label: `${name}, ${address}` }))}
    />
  )
})

export const { generateMetadata } = page

export default page.Page
