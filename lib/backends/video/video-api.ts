import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import type { Locale } from '@/lib/platform/i18n/locales'
import { mapResult } from '@/lib/platform/result/result'

import { videoEndpoints } from './endpoints'
import { toVideo } from './mappers'
import { videosQuerySchema } from './schemas'

/**
 * Video API: the playlist, 11 videos per page.
 * @param locale of the reader, selects the transcripts
 */
export function createVideoApi(http: HttpClient, locale: Locale) {
  return {
    async videos({ signal, page }: Cancellable & { readonly page?: number } = {}) {
      const query = videosQuerySchema.parse({ page })
      const answer = await http.call(videoEndpoints.videos, { query, signal })
      return mapResult(answer, (wire) => ({
        rows: wire.data.slice(0, query.limit).flatMap((row) => toVideo(row, locale) ?? []),
        page: wire.current_page,
        lastPage: wire.last_page,
        total: wire.total,
      }))
    },
  }
}

export type VideoApi = ReturnType<typeof createVideoApi>
