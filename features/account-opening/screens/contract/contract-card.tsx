import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

import { PdfPage } from './pdf-page'
import type { Pdf } from './use-pdf'

interface ContractCardProps {
  readonly pdf: Pdf
  readonly onFailed: () => void
  /** Opens the contract large. */
  readonly onOpen: () => void
  /** Another way to read it, beside the button. */
  readonly children: ReactNode
}

/** The contract on a phone: what it is beside a picture of its first page, and a button that opens it large enough to be read. */
export function ContractCard({ pdf, onFailed, onOpen, children }: ContractCardProps) {
  const t = useTranslations('application.contract')
  const pages = pdf.status === 'loaded' ? pdf.document.numPages : 0
  return (
    <section aria-label={t('document')} aria-busy={pdf.status === 'loading'} className="contract-card">
      <div>
        <div data-sheet className="grid items-start">
          {pdf.status === 'loaded' && pages > 0 ? (
            <PdfPage
              document={pdf.document}
              number={1}
              label={t('pageLabel', { page: 1, pages })}
              onFailed={onFailed}
            />
          ) : (
            <output className="place-self-center">
              <Spinner /> <span className="sr-only">{t('loading')}</span>
            </output>
          )}
        </div>
        <p>
          <b className="block leading-snug font-semibold text-balance">{t('document')}</b>
          {pages > 0 && <span className="mt-1 block num text-small text-ink-2">{t('pages', { count: pages })}</span>}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" disabled={pages === 0} className="grow px-3" onClick={onOpen}>
          {t('openCard')}
        </Button>
        {children}
      </div>
    </section>
  )
}
