import 'server-only'

/** Secret shared with the CMS for its webhook. */
export function revalidateSecret(): string {
  const secret = process.env.REVALIDATE_SECRET
  if (!secret) throw new Error('REVALIDATE_SECRET is not set')
  return secret
}
