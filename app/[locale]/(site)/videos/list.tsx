import { listPage } from '@/app/_pages/list-page'
import { VideosPage } from '@/features/videos/videos-page'
import { loadVideos } from '@/lib/content/videos'

export const videosPage = listPage({
  path: '/videos',
  load: loadVideos,
  view: (videos, { locale, crumbs }) => <VideosPage locale={locale} videos={videos} crumbs={crumbs} />,
})
