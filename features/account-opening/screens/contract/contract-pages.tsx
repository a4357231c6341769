import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'

import { FileText } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

import { PdfPage } from './pdf-page'
import type { Pdf } from './use-pdf'
import { useReadingPlace } from './use-reading-place'

interface ContractPagesProps {
  readonly pdf: Pdf
  readonly isLarge: boolean
  readonly onFailed: () => void
  /** Beside the name of the document. */
  readonly tool: ReactNode
  /** Under the pages. */
  readonly children: ReactNode
}

/**
 * The pages in a frame that is one page of A4 high where the window has the room, and fades where more follows; above, which
 * page is being read. Frame and line have their final height from the start, so nothing below moves when the pages load.
 */
export function ContractPages({ pdf, isLarge, onFailed, tool, children }: ContractPagesProps) {
  const t = useTranslations('application.contract')
  const pages = pdf.status === 'loaded' ? pdf.document.numPages : 0
  const { frame, page, isCut, look } = useReadingPlace(pages)
  useEffect(look, [look, isLarge])
  useEffect(() => {
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  return (
    <div className="@container grid grid-cols-1 rounded-card border border-hairline-strong bg-surface">
      <div className="flex items-center gap-3 py-1.5 ps-4 pe-1">
        <FileText className="size-5 shrink-0 text-bronze" />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="text-small font-semibold">{t('document')}</p>
          <p className="min-h-[1.5em] num text-min text-ink-2">{pages > 0 && t('pageOf', { page, pages })}</p>
        </div>
        {tool}
      </div>
      <div className="relative">
        <section
          ref={frame}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
          tabIndex={0}
          aria-label={t('document')}
          aria-busy={pdf.status === 'loading'}
          className="h-[min(70svh,calc((100cqw_-_24px)*1.4142_+_26px))] overflow-auto border-y border-hairline bg-surface-2 p-3"
          onScroll={look}
        >
          {pdf.status === 'loaded' ? (
            <div className={clsx('grid gap-3', isLarge && 'w-[240%] sm:w-[180%]')}>
              {Array.from({ length: pages }, (_, index) => (
                <PdfPage
                  key={index}
                  document={pdf.document}
                  number={index + 1}
                  label={t('pageLabel', { page: index + 1, pages })}
                  onDrawn={look}
                  onFailed={onFailed}
                />
              ))}
            </div>
          ) : (
            <output className="flex h-full items-center justify-center gap-3">
              <Spinner /> {t('loading')}
            </output>
          )}
        </section>
        <div
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute inset-x-0 bottom-px h-12 bg-linear-to-t from-surface-2 transition-opacity',
            isCut ? 'opacity-100' : 'opacity-0',
          )}
        />
      </div>
      {children}
    </div>
  )
}
