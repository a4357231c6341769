import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

import { Spinner } from '@/components/ui/spinner'

import { PdfPage } from './pdf-page'
import type { Pdf } from './use-pdf'
import { useReadingPlace } from './use-reading-place'

interface ContractPagesProps {
  readonly pdf: Pdf
  readonly isLarge: boolean
  readonly onFailed: () => void
}

/**
 * The pages in a frame that is one page of A4 high where the window has the room, and fades where more follows; below, which
 * page is being read. Frame and line have their final height from the start, so nothing below moves when the pages load.
 */
export function ContractPages({ pdf, isLarge, onFailed }: ContractPagesProps) {
  const t = useTranslations('application.contract')
  const pages = pdf.status === 'loaded' ? pdf.document.numPages : 0
  const { frame, page, isCut, look } = useReadingPlace(pages)
  useEffect(look, [look, isLarge])
  useEffect(() => {
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  return (
    <div className="@container grid grid-cols-1 gap-2">
      <div className="relative">
        <section
          ref={frame}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
          tabIndex={0}
          aria-label={t('document')}
          aria-busy={pdf.status === 'loading'}
          className="h-[min(70svh,calc((100cqw_-_26px)*1.4142_+_26px))] overflow-auto rounded-card border border-hairline bg-surface-2 p-3"
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
            'pointer-events-none absolute inset-x-px bottom-px h-12 rounded-b-card bg-linear-to-t from-surface-2 transition-opacity',
            isCut ? 'opacity-100' : 'opacity-0',
          )}
        />
      </div>
      <p className="min-h-6 text-center num text-small text-ink-2">{pages > 0 && t('pageOf', { page, pages })}</p>
    </div>
  )
}
