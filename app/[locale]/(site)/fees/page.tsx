import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { FeesPage } from '@/features/fees/fees-page'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

const page = titledPage('/fees', async ({ locale, title }) => {
  const content = await optionalContent(loadStaticContent(locale))
  return <FeesPage locale={locale} crumbs={await crumbsTo({ label: title })} hotline={hotlineOf(content)} />
})

export const { generateMetadata } = page

export default page.Page
