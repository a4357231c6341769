import { useTranslations } from 'next-intl'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { PdfPage } from './pdf-page'

interface PageStackProps {
  readonly document: PDFDocumentProxy
  /** A page has its height. */
  readonly onDrawn?: () => void
  readonly onFailed: () => void
}

/** All pages of the contract, one under the other. */
export function PageStack({ document, onDrawn, onFailed }: PageStackProps) {
  const t = useTranslations('application.contract')
  const pages = document.numPages
  return (
    <div className="grid grid-cols-1 divide-y divide-hairline-strong">
      {Array.from({ length: pages }, (_, index) => (
        <PdfPage
          key={index}
          document={document}
          number={index + 1}
          label={t('pageLabel', { page: index + 1, pages })}
          onDrawn={onDrawn}
          onFailed={onFailed}
        />
      ))}
    </div>
  )
}
