import { cacheProfiles } from '@/lib/platform/cache/cache-profiles'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML 1.0 forbids even when escaped; editors may paste them into the CMS. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** An element with text content. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** An XML response. Crawlers and shared caches keep it as long as content that no webhook invalidates. */
export function xmlResponse(xml: string, contentType: `application/${string}`): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': `public, max-age=${cacheProfiles.content.revalidate}`,
    },
  })
}
