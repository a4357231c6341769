import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { ETradingPage } from '@/features/e-trading/e-trading-page'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

const page = titledPage('/e-trading', async ({ locale, title }) => {
  const content = await optionalContent(loadStaticContent(locale))
  return <ETradingPage content={content ?? {}} locale={locale} crumbs={await crumbsTo({ label: title })} />
})

export const { generateMetadata } = page

export default page.Page
