import 'server-only'

/** Secret shared with the CMS for its webhook. */
export function revalidateSecret(): string {
  const secret = process.env.REVALIDATE_SECRET
  if (!secret) throw new Error('REVALIDATE_SECRET is not set')
  return secret
}

/** The secret before, accepted as well while the CMS changes to the new one; null if none is set. */
export function previousRevalidateSecret(): string | null {
  return process.env.REVALIDATE_SECRET_PREVIOUS || null
}
