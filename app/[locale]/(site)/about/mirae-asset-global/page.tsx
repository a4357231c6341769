import { GroupPage } from '@/features/about/group-page'
import { loadGroupPost } from '@/lib/content/about'
import { optionalContent } from '@/lib/content/require-content'
import { loadCountries } from '@/lib/content/site-frame'

import { aboutPage } from '../about-page'

const page = aboutPage('/about/mirae-asset-global', loadGroupPost, async ({ post, locale, crumbs }) => {
  const countries = await optionalContent(loadCountries(locale))
  return <GroupPage post={post} crumbs={crumbs} countries={countries ?? []} />
})

export const { generateMetadata } = page

export default page.Page
