import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { loadPdf } from './load-pdf'

export type Pdf =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly document: PDFDocumentProxy }

/**
 * The document at an address; `failed` where it cannot be fetched, read or shown, and a download is what is left.
 * @param attempt another number loads it again
 */
export function usePdf(url: string, attempt: number): Pdf {
  const key = `${attempt} ${url}`
  const [loaded, setLoaded] = useState<{ key: string; pdf: Pdf }>({ key, pdf: { status: 'loading' } })
  useEffect(() => {
    const leaving = new AbortController()
    const show = (pdf: Pdf) => {
      if (!leaving.signal.aborted) setLoaded({ key, pdf })
    }
    loadPdf(url, leaving.signal).then(
      (document) => show({ status: 'loaded', document }),
      () => show({ status: 'failed' }),
    )
    return () => leaving.abort()
  }, [url, key])
  return loaded.key === key ? loaded.pdf : { status: 'loading' }
}
