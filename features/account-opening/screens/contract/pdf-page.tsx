'use client'

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface PdfPageProps {
  readonly document: PDFDocumentProxy
  /** From 1. */
  readonly number: number
  readonly label: string
  /** The page has its height. */
  readonly onDrawn: () => void
  readonly onFailed: () => void
}

/** Sharp on dense displays; more would only cost memory, of which old phones have little. */
const densestPixels = 2
const shownWidth = 720

/** One page as a picture, and its text beside it for those who hear it. */
export function PdfPage({ document, number, label, onDrawn, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  const tellDrawn = useEffectEvent(onDrawn)
  useEffect(() => {
    const target = canvas.current
    if (target === null) return
    let isLeft = false
    let cancel = () => undefined as void
    const draw = async () => {
      const page = await document.getPage(number)
      if (isLeft) return
      const drawing = startDrawing(page, target)
      cancel = () => drawing.cancel()
      await drawing.promise
      if (!isLeft) tellDrawn()
      const spoken = await textOf(page)
      if (!isLeft) setText(spoken)
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
    <figure className="relative bg-white">
      <canvas ref={canvas} aria-hidden="true" className="block h-auto w-full dark:brightness-92" />
      <figcaption className="sr-only">
        {label}. {text}
      </figcaption>
    </figure>
  )
}

function startDrawing(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const density = Math.min(window.devicePixelRatio, densestPixels)
  const width = Math.max(canvas.clientWidth, shownWidth) * density
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
