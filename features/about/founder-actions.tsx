'use client'

import { FileText, Play } from '@/components/ui/icons'
import { type MouseEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { VideoDialog, type VideoDialogCopy } from '@/components/ui/video-dialog'
import type { Locale } from '@/lib/platform/i18n/locales'

interface FounderActionsProps {
  locale: Locale
  title: string
  /** HTML of the whole letter, sanitised. */
  letter: string
  /** Localised URL of the letter as an article, used without scripts and for new tabs. */
  href: string
  /** Id of the founder's video; null if the editors have not set one. */
  videoId: string | null
  copy: VideoDialogCopy & { read: string; video: string; videoTitle: string }
}

/** Buttons that open the founder's letter and video in dialogs (docs/specification.md#information-pages). */
export function FounderActions({ locale, title, letter, href, videoId, copy }: FounderActionsProps) {
  const [open, setOpen] = useState<'letter' | 'video' | null>(null)
  const close = () => setOpen(null)
  const read = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen('letter')
  }
  return (
    <div className="mt-8 flex flex-wrap gap-3 max-md:*:grow max-md:*:px-3 md:mt-10 md:max-lg:max-w-[31.5rem]">
      {videoId !== null && (
        <Button variant="bronze" size="large" icon={<Play className="size-5" />} onClick={() => setOpen('video')}>
          {copy.video}
        </Button>
      )}
      <a href={href} onClick={read} className={buttonClass({ variant: 'secondary', size: 'large' })}>
        <FileText className="size-5" />
        {copy.read}
      </a>
      <Dialog
        open={open === 'letter'}
        onOpenChange={(shown) => {
          if (!shown) close()
        }}
        title={title}
        closeLabel={copy.close}
        size="large"
      >
        {/* oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml */}
        <div className="prose mx-auto max-w-measure pb-4" dangerouslySetInnerHTML={{ __html: letter }} />
      </Dialog>
      <VideoDialog
        video={open === 'video' && videoId !== null ? { videoId, title: copy.videoTitle } : null}
        onClose={close}
        locale={locale}
        copy={copy}
      />
    </div>
  )
}
