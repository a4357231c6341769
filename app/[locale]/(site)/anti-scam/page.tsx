import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { AntiScamPage } from '@/features/anti-scam/anti-scam-page'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

const page = titledPage('/anti-scam', async ({ locale, title }) => {
  const [content, branches] = await Promise.all([
    optionalContent(loadStaticContent(locale)),
    optionalContent(loadBranches(locale)),
  ])
  return <AntiScamPage content={content ?? {}} branches={branches ?? []} crumbs={await crumbsTo({ label: title })} />
})

export const { generateMetadata } = page

export default page.Page
