import type { Video } from '@/lib/backends/video/mappers'
import { videoHost } from '@/lib/platform/third-parties/video-host'

/** schema.org ItemList of the videos on the page. Omits a missing date or length; the title replaces a missing description. */
export function videosJsonLd(videos: readonly Video[]): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: videos.map((video, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'VideoObject',
        name: video.title,
        description: video.description ?? video.title,
        ...(video.transcript.length === 0 ? {} : { transcript: video.transcript.join('\n\n') }),
        thumbnailUrl: video.thumbnail.src,
        embedUrl: `${videoHost}/embed/${video.videoId}`,
        ...(video.seconds === null ? {} : { duration: `PT${video.seconds}S` }),
        ...(video.publishedAt === null ? {} : { uploadDate: video.publishedAt.toISOString() }),
      },
    })),
  }
}
