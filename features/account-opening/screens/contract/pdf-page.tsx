'use client'

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface PdfPageProps {
  readonly document: PDFDocumentProxy
  /** From 1. */
  readonly number: number
  readonly label: string
  /** The page has its height. */
  readonly onDrawn?: (() => void) | undefined
  readonly onFailed: () => void
}

/** Pixels of a page for each that it is shown on: small text is soft with one, and more only cost memory. */
const density = 2
/** Where it is not laid out yet. */
const usualWidth = 720

/** Points left around the text of a page, whose own margins only make it smaller: in the wizard it begins where the form does. */
const margin = 30

/** One page as a picture, and its text beside it for those who hear it. */
export function PdfPage({ document, number, label, onDrawn, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  const tellDrawn = useEffectEvent(() => onDrawn?.())
  useEffect(() => {
    const target = canvas.current
    if (target === null) return
    let isLeft = false
    let cancel = () => undefined as void
    const draw = async () => {
      const page = await document.getPage(number)
      const written = await textOf(page)
      if (isLeft) return
      const drawing = startDrawing(page, target, written)
      cancel = () => drawing.cancel()
      await drawing.promise
      if (isLeft) return
      tellDrawn()
      setText(written.spoken)
    }
    draw().catch(() => {
      if (!isLeft) onFailed()
    })
    return () => {
      isLeft = true
      cancel()
    }
  }, [document, number, onFailed])

  return (
    // Holds its text, which would else lie over the page below the scrolling region and make it longer.
    <figure className="contract-page relative isolate">
      {/* Until it is drawn, a sheet of A4. */}
      <canvas ref={canvas} width={210} height={297} aria-hidden="true" className="block h-auto w-full" />
      <figcaption className="sr-only">
        {label}. {text}
      </figcaption>
    </figure>
  )
}

interface Written {
  readonly spoken: string
  /** Where its lines begin and end, in points from the left; null: nothing is written. */
  readonly sides: { readonly from: number; readonly to: number } | null
}

/** Draws the page between its margins. */
function startDrawing(page: PDFPageProxy, canvas: HTMLCanvasElement, { sides }: Written) {
  const whole = page.getViewport({ scale: 1 })
  const from = sides === null ? 0 : Math.max(0, Math.min(sides.from, whole.width - sides.to) - margin)
  const shown = whole.width - 2 * from
  // Exactly so many: browsers scale down smoothly by a half, not by more.
  const scale = ((canvas.clientWidth || usualWidth) * density) / shown
  // As much is left out above and below, where margins are as wide.
  const viewport = page.getViewport({ scale, offsetX: -from * scale, offsetY: -from * scale })
  canvas.width = Math.floor(shown * scale)
  canvas.height = Math.floor((whole.height - 2 * from) * scale)
  return page.render({ canvas, viewport })
}

async function textOf(page: PDFPageProxy): Promise<Written> {
  const { items } = await page.getTextContent()
  const pieces = items.filter((item) => 'str' in item && item.str.trim() !== '').filter((item) => 'str' in item)
  const lefts = pieces.map(({ transform }) => Number(transform[4]))
  return {
    spoken: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    sides:
      pieces.length === 0
        ? null
        : {
            from: Math.min(...lefts),
            to: Math.max(...pieces.map(({ width }, index) => (lefts[index] ?? 0) + width)),
          },
  }
}
