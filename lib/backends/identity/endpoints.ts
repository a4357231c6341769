import { defineEndpoints, kilobyte } from '../endpoint.ts'
import {
  accessTokenRequestSchema,
  accessTokenResponseSchema,
  createIdentityRequestSchema,
  identityRequestResponseSchema,
} from './schemas.ts'

export const identityEndpoints = defineEndpoints({
  /** Server only: the token must not reach the browser. */
  accessToken: {
    method: 'POST',
    path: 'oauth/accessToken',
    body: 'form',
    maxBytes: 4 * kilobyte,
    browser: false,
    secret: 'identity-credentials',
    request: accessTokenRequestSchema,
    response: accessTokenResponseSchema,
  },
  createRequest: {
    method: 'POST',
    path: 'ekyc/{version}/request/create',
    body: 'json',
    maxBytes: 4 * kilobyte,
    browser: true,
    secret: 'identity-bearer',
    creates: true,
    limit: 'ocr',
    request: createIdentityRequestSchema,
    response: identityRequestResponseSchema,
  },
})
