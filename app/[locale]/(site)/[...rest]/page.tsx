import type { Metadata } from 'next'
import { currentLocale } from '@/lib/i18n/current-locale'

import { notFoundMarker } from '@/lib/cache/document-markers'

/** Every address that no other route answers: status 404 in the language of the address. */
export function generateStaticParams() {
  return [{ rest: ['404'] }]
}

export const metadata: Metadata = { robots: 'noindex', other: notFoundMarker }

export default async function CatchAllPage() {
  return (
    <main>
      <h1>404 {await currentLocale()}</h1>
    </main>
  )
}
