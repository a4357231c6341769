'use client'

import { useParams } from 'next/navigation'
import { useEffect } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { errorCopy } from '@/features/error-pages/error-copy'
import { localePrefix } from '@/lib/platform/i18n/locales'
import { splitLocale } from '@/lib/platform/i18n/localized-path'
import { isChunkFailure, reloadOnce } from '@/lib/platform/navigation/chunk-failure'
import { sessionStore } from '@/lib/platform/storage/session-store'

/** Shown after a bug in a page. Its copy is bundled, because loading messages may be what failed. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const { locale: named } = useParams<{ locale: string }>()
  const { locale } = splitLocale(named === 'ko' ? '/kr' : `/${named}`)
  const copy = errorCopy[locale]
  useEffect(() => {
    void import('../site-styles').catch(() => undefined)
  }, [])
  useEffect(() => {
    // The release that this code belongs to is gone: a reload gets the new one (docs/specification.md#failures F13).
    if (isChunkFailure(error)) {
      reloadOnce(sessionStore(), Date.now(), () => {
        window.location.reload()
      })
    }
  }, [error])
  return (
    <main className="container-page py-24">
      <h1 className="text-h1">{copy.title}</h1>
      <p className="mt-4 max-w-measure text-lead text-ink-2">{copy.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={reset}>
          {copy.retry}
        </button>
        <a className={buttonClass({ variant: 'secondary' })} href={localePrefix(locale) || '/'}>
          {copy.home}
        </a>
      </div>
    </main>
  )
}
