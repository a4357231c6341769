'use client'

import { Play } from '@/components/ui/icons'
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'

import type { VideoDialogCopy, VideoDialogProps } from '@/components/ui/video-dialog'
import type { Locale } from '@/lib/platform/i18n/locales'
import { watchHref } from '@/lib/domain/video/embed'

/** Milliseconds after page load at which the code of the video popup is loaded (docs/specification.md#overlays). */
export const footerVideoMilliseconds = 3000

interface FooterVideoProps {
  locale: Locale
  /** Id on the video platform. */
  videoId: string
  title: string
  copy: VideoDialogCopy
}

const loadPopup = async () => (await import('@/components/ui/video-dialog')).VideoDialog

/**
 * The company's video in the footer. The code of its popup is loaded shortly after the page or on click; the player and
 * everything else of the platform only on click. Without scripts it is a link to the platform.
 */
export function FooterVideo({ locale, videoId, title, copy }: FooterVideoProps) {
  const [popup, setPopup] = useState<{ Content: ComponentType<VideoDialogProps> } | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      // If loading fails, a click tries again.
      loadPopup().then(
        (Content) => setPopup({ Content }),
        () => undefined,
      )
    }, footerVideoMilliseconds)
    return () => clearTimeout(timer)
  }, [])

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    setIsOpen(true)
    if (popup !== null) return
    loadPopup().then(
      (Content) => setPopup({ Content }),
      () => window.location.assign(href),
    )
  }

  return (
    <>
      <a
        href={watchHref(videoId)}
        target="_blank"
        rel="noreferrer"
        onClick={onClick}
        className="group inline-flex min-h-11 items-center gap-2 text-small font-semibold text-ink hover:text-primary lg:text-min"
      >
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition-colors group-hover:bg-primary-hover"
        >
          <Play className="ml-0.5 size-3 fill-current" />
        </span>
        {title}
      </a>
      {popup === null ? null : (
        <popup.Content
          video={isOpen ? { videoId, title } : null}
          onClose={() => setIsOpen(false)}
          locale={locale}
          copy={copy}
        />
      )}
    </>
  )
}
