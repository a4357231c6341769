import { defineEndpoints } from '../endpoint.ts'
import { videosResponseSchema } from './schemas.ts'

export const videoEndpoints = defineEndpoints({
  videos: {
    method: 'GET',
    path: 'youtube',
    query: ['paging', 'page', 'limit'],
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: videosResponseSchema,
  },
})
