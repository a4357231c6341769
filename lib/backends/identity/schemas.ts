import { z } from '@/lib/platform/zod/zod'

/** Identity provider: issues the token and the request under which the e-KYC service reads an ID card. Server only. */

/** POST oauth/accessToken, `application/x-www-form-urlencoded`. */
export const accessTokenRequestSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
})

/** `expires_in`: seconds. */
export const accessTokenResponseSchema = z.object({
  access_token: z.string().min(1),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
})

/** Version in the path of `ekyc/{version}/request/create`. */
export const identityApiVersion = 'v1'

/** Sent with the headers `ClientID` and `Authorization: Bearer …`. `reference`: the application id. */
export const createIdentityRequestSchema = z.object({ reference: z.uuid() })

/** `request_id` accompanies the photos to the e-KYC service. */
export const identityRequestResponseSchema = z.object({ request_id: z.string().min(1) })
