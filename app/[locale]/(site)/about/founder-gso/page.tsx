import { FounderPage } from '@/features/about/founder-page'
import { staticText } from '@/lib/backends/main/static-content'
import { loadFounderPost } from '@/lib/content/about'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { videoIdOf } from '@/lib/domain/video/embed'

import { aboutPage } from '../about-page'

const page = aboutPage('/about/founder-gso', loadFounderPost, async ({ post, locale, crumbs }) => {
  const content = (await optionalContent(loadStaticContent(locale))) ?? {}
  const videoId = videoIdOf(staticText(content, 'founder_video') ?? '')
  return <FounderPage post={post} locale={locale} crumbs={crumbs} videoId={videoId} />
})

export const { generateMetadata } = page

export default page.Page
