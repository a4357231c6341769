import { defineEndpoints, maxJsonBytes, megabyte } from '../endpoint.ts'
import {
  ekycResultResponseSchema,
  faceMatchResponseSchema,
  livenessResponseSchema,
  ocrResponseSchema,
} from './schemas.ts'

/** Camera photos are at most 1440 px wide; 10 MB leaves room for an uploaded original. */
const picture = { types: ['jpeg', 'png', 'webp'], maxBytes: 10 * megabyte } as const

const maxFrames = 8
const maxFrameBytes = 2 * megabyte

export const ekycEndpoints = defineEndpoints({
  ocr: {
    method: 'POST',
    path: 'ocr',
    body: 'multipart',
    fields: ['request_id', 'signals'],
    files: { front: { ...picture, count: [1, 1] }, back: { ...picture, count: [1, 1] } },
    maxBytes: 2 * picture.maxBytes + maxJsonBytes,
    browser: true,
    creates: true,
    limit: 'ocr',
    response: ocrResponseSchema,
    personal: { sends: ['id-card-images'], purpose: 'read-id-card' },
  },
  faceMatch: {
    method: 'PUT',
    path: 'facematch/{id}',
    recipient: ['id'],
    body: 'multipart',
    fields: ['signals'],
    files: { face: { ...picture, count: [1, 1] } },
    maxBytes: picture.maxBytes + maxJsonBytes,
    browser: true,
    limit: 'ocr',
    response: faceMatchResponseSchema,
    personal: { sends: ['face-image'], purpose: 'compare-face' },
  },
  liveness: {
    method: 'PUT',
    path: 'liveness/{id}',
    recipient: ['id'],
    body: 'multipart',
    fields: ['actions', 'challenge', 'signals'],
    files: { frames: { types: ['jpeg', 'png', 'webp'], maxBytes: maxFrameBytes, count: [1, maxFrames] } },
    maxBytes: maxFrames * maxFrameBytes + maxJsonBytes,
    browser: true,
    limit: 'ocr',
    response: livenessResponseSchema,
    personal: { sends: ['face-video-frames'], purpose: 'prove-presence' },
  },
  result: {
    method: 'GET',
    path: 'result/{id}',
    limit: 'poll',
    recipient: ['id'],
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: ekycResultResponseSchema,
  },
})
