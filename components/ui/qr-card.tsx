'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'

const QrCode = lazy(async () => ({ default: (await loadCode(() => import('./qr-code'))).QrCode }))

interface QrCardProps {
  /** The address in the code. */
  value: string
  /** Text alternative of the code. */
  label: string
  title: ReactNode
  /** Side in px; error correction is high (docs/specification.md#shared-controls). */
  size?: number
  children: ReactNode
}

/** A QR code for phones, on white in both themes, with its purpose beside it. */
export function QrCard({ value, label, title, size = 150, children }: QrCardProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)

  // The generator loads at once where the card is shown, wherever on the page: a phone, which cannot scan itself, hides the
  // card and needs none.
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsShown(true)
      },
      { rootMargin: '10000px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="flex flex-wrap items-center gap-5">
      <div ref={place} className="rounded-card border border-hairline bg-white p-2">
        <div style={{ width: size, height: size }}>
          {isShown && (
            <Suspense>
              <QrCode value={value} size={size} label={label} />
            </Suspense>
          )}
        </div>
      </div>
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 text-small text-ink-2">{children}</div>
      </div>
    </div>
  )
}
