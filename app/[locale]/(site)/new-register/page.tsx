import '@/app/_sheets/opening.css'

import { titledPage } from '@/app/_pages/titled-page'
import { NewAccountLanding } from '@/features/account-landing/new-account-landing'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

const page = titledPage('/new-register', async ({ locale }) => (
  <NewAccountLanding locale={locale} hotline={hotlineOf(await optionalContent(loadStaticContent(locale)))} />
))

export const { generateMetadata } = page

export default page.Page
