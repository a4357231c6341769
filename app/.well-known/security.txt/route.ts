import { securityContactExpiry } from '@/lib/content/security-contact-expiry'
import { siteUrl } from '@/lib/platform/env/site-url'

/** `GET /.well-known/security.txt` (RFC 9116): where to report a weakness of this site. */
export async function GET(): Promise<Response> {
  const lines = [
    `Contact: ${siteUrl()}/contact`,
    `Expires: ${await securityContactExpiry()}`,
    'Preferred-Languages: vi, en, ko',
    `Canonical: ${siteUrl()}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
