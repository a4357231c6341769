import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { BlobImage } from '@/components/capture/blob-image'
import { Dialog } from '@/components/ui/dialog'
import { Search } from '@/components/ui/icons'

interface CardPictureProps {
  readonly blob: Blob
  /** Its name, under it. */
  readonly as?: 'h2' | 'p'
  /** Which side it shows. */
  readonly title: string
  readonly alt: string
  readonly className: string
}

/** A picture of the card, to be read letter by letter: pressed, it fills the window. */
export function CardPicture({ blob, as: Name = 'p', title, alt, className }: CardPictureProps) {
  const t = useTranslations('application.identity')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="relative grid gap-3">
      <BlobImage blob={blob} alt={alt} className={clsx('w-full', className)} />
      {/* The magnifier is beside the name: on the picture it would cover details that the applicant has to read. */}
      <Name className="flex items-center gap-2 leading-snug font-semibold">
        {title}
        <Search className="size-4.5 text-primary" />
        <span aria-hidden="true" className="-ms-1 text-small text-primary max-sm:hidden">
          {t('confirm.zoom')}
        </span>
      </Name>
      <button
        type="button"
        className="absolute inset-0 size-full cursor-zoom-in rounded-card"
        aria-label={t('confirm.enlarge', { side: title })}
        onClick={() => setIsOpen(true)}
      />
      {/* On a phone the picture is wider than the window, and moved under the finger. */}
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        closeLabel={t('confirm.close')}
        size="large"
        scrollable
      >
        <BlobImage blob={blob} alt={t('slot.alt', { title })} className="w-full max-sm:w-160 max-sm:max-w-none" />
      </Dialog>
    </div>
  )
}
