import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Maximize2 } from '@/components/ui/icons'
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

/** The contract on a phone: the upper part of its first page, what it is, and a button that opens all its pages. */
export function ContractCard({ pdf, onFailed, onOpen, children }: ContractCardProps) {
  const t = useTranslations('application.contract')
  const pages = pdf.status === 'loaded' ? pdf.document.numPages : 0
  return (
    <section aria-label={t('document')} aria-busy={pdf.status === 'loading'} className="contract-card">
      <div data-desk>
        <div data-sheet>
          {pdf.status === 'loaded' && pages > 0 ? (
            <PdfPage
              document={pdf.document}
              number={1}
              label={t('pageLabel', { page: 1, pages })}
              onFailed={onFailed}
            />
          ) : (
            <output className="grid h-full place-content-center">
              <Spinner /> <span className="sr-only">{t('loading')}</span>
            </output>
          )}
        </div>
      </div>
      <p>
        <b className="block leading-snug font-semibold text-balance">{t('document')}</b>
        <span className="block min-h-[1lh] num text-small text-ink-2">{pages > 0 && t('pages', { count: pages })}</span>
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          disabled={pages === 0}
          className="grow px-3"
          icon={<Maximize2 className="size-5 shrink-0" />}
          onClick={onOpen}
        >
          {t('open', { count: pages })}
        </Button>
        {children}
      </div>
    </section>
  )
}
