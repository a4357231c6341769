import type { Metadata } from 'next'

import { FounderPage } from '@/features/about/founder-page'
import { staticText } from '@/lib/backends/main/static-content'
import { loadFounderPost } from '@/lib/content/about'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { videoIdOf } from '@/lib/domain/video/embed'

import { AboutPage, aboutMetadata } from '../about-document'

const path = '/about/founder-gso'

export async function generateMetadata(): Promise<Metadata> {
  return aboutMetadata({ path, post: loadFounderPost(await currentLocale()) })
}

export default async function Founder() {
  const locale = await currentLocale()
  const content = await orNull(loadStaticContent(locale))
  return (
    <AboutPage path={path} post={loadFounderPost(locale)}>
      {(post, crumbs) => (
        <FounderPage
          post={post}
          locale={locale}
          crumbs={crumbs}
          videoId={videoIdOf(staticText(content ?? {}, 'founder_video') ?? '')}
        />
      )}
    </AboutPage>
  )
}
