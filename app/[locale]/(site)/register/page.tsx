import '@/app/_sheets/opening.css'

import { titledPage } from '@/app/_pages/titled-page'
import { RegisterLanding } from '@/features/account-landing/register-landing'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

const page = titledPage('/register', async ({ locale }) => (
  <RegisterLanding locale={locale} hotline={hotlineOf(await optionalContent(loadStaticContent(locale)))} />
))

export const { generateMetadata } = page

export default page.Page
