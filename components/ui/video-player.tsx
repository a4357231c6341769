'use client'

import { useEffect, useRef, useState } from 'react'

import { playerHref } from '@/lib/domain/video/embed'
import type { Locale } from '@/lib/platform/i18n/locales'
import { videoHost } from '@/lib/platform/third-parties/video-host'

import { buttonClass } from './button-class'

interface VideoPlayerProps {
  videoId: string
  title: string
  locale: Locale
  /** Shown when the player does not come, and the button that shows its frame all the same. */
  copy: { missing: string; show: string }
}

/** Milliseconds in which a player says that it is there, and between two questions. */
const patience = { answer: 4000, question: 250 }

/** Asks the player to report, as the platform's own script does. */
const question = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })

/**
 * The platform's player. Where it does not come, because a network or an extension blocks it, browsers show an error page of their
 * own in its frame, and report it as loaded: so the player is asked, and a frame that does not answer is covered by a message.
 */
export function VideoPlayer({ videoId, title, locale, copy }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    const questions = setInterval(
      // To whichever document is in the frame: naming the platform's origin would be an error on the console until it is there.
      () => frame.current?.contentWindow?.postMessage(question, '*'),
      patience.question,
    )
    const giveUp = setTimeout(() => setMissing(true), patience.answer)
    const settle = () => {
      clearInterval(questions)
      clearTimeout(giveUp)
    }
    window.addEventListener(
      'message',
      ({ origin }) => {
        if (origin !== videoHost) return
        settle()
        setMissing(false)
      },
      { signal: stop.signal },
    )
    return () => {
      settle()
      stop.abort()
    }
  }, [])

  return (
    <div className="relative overflow-clip rounded-card bg-hero">
      <iframe
        ref={frame}
        src={playerHref(videoId, locale)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot take its sandbox off
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // The platform rejects players without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        className="block aspect-video w-full border-0"
      />
      {isMissing && (
        <output
          data-scheme="dark"
          className="absolute inset-0 grid content-center justify-items-center gap-4 overflow-y-auto bg-hero p-5 text-center text-ink"
        >
          <span className="max-w-[44ch]">{copy.missing}</span>
          <button type="button" onClick={() => setMissing(false)} className={buttonClass({ variant: 'secondary' })}>
            {copy.show}
          </button>
        </output>
      )}
    </div>
  )
}
