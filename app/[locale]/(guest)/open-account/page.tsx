import '@/app/_sheets/opening.css'

import { titledPage } from '@/app/_pages/titled-page'
import { MobileLanding } from '@/features/account-landing/mobile-landing'
import { staticHref } from '@/lib/backends/main/static-content'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

const page = titledPage('/open-account', async ({ locale }) => {
  const content = await optionalContent(loadStaticContent(locale))
  const appLinks = {
    ios: content && staticHref(content, 'app_ios'),
    android: content && staticHref(content, 'app_android'),
  }
  return <MobileLanding locale={locale} hotline={hotlineOf(content)} appLinks={appLinks} />
})

export const { generateMetadata } = page

export default page.Page
