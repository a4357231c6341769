'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { Button } from './button'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { saveFile } from '@/lib/platform/device/save-file'

const QrCode = lazy(async () => ({ default: (await loadCode(() => import('./qr-code'))).QrCode }))

export interface QrCardProps {
  /** The address in the code. */
  value: string
  /** Side in px: 150, or 120 in the register popup (docs/specification.md#shared-controls); error correction is high. */
  size?: number
  /** Text alternative of the code. */
  label: string
  title?: ReactNode
  children?: ReactNode
  /** Allows saving the code as a picture. */
  download?: { label: string; fileName: string }
}

/** A QR code for phones, on white in both themes, with its purpose beside it. */
export function QrCard({ value, size = 150, label, title, children, download }: QrCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)

  // The generator loads when the code scrolls into view.
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const save = () => {
    canvas.current?.toBlob((blob) => {
      if (blob && download) saveFile(blob, download.fileName)
    })
  }
  const blank = <span className="block rounded-control bg-hairline" style={{ width: size, height: size }} />
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div ref={place} className="rounded-card border border-hairline bg-white p-2">
        {isSeen ? (
          <Suspense fallback={blank}>
            <QrCode ref={canvas} value={value} size={size} label={label} />
          </Suspense>
        ) : (
          blank
        )}
      </div>
      <div className="min-w-40 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="mt-1 text-small text-ink-2">{children}</div> : null}
        {download ? (
          <Button variant="quiet" size="compact" className="-ms-4 mt-2" onClick={save}>
            {download.label}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
