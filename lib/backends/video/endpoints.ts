import { defineEndpoints } from '../endpoint.ts'
import { videosQuerySchema, videosResponseSchema } from './schemas.ts'

export const videoEndpoints = defineEndpoints({
  videos: {
    method: 'GET',
    path: 'youtube',
    query: videosQuerySchema,
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: videosResponseSchema,
  },
})
