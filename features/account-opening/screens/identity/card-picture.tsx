import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { BlobImage } from '@/components/capture/blob-image'
import { Dialog } from '@/components/ui/dialog'
import { Search } from '@/components/ui/icons'

interface CardPictureProps {
  readonly blob: Blob
  /** Which side it shows. */
  readonly title: string
  readonly alt: string
  readonly className: string
}

/** A picture of the card, to be read letter by letter: pressed, it fills the window. */
export function CardPicture({ blob, title, alt, className }: CardPictureProps) {
  const t = useTranslations('application.identity')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="group relative">
      <BlobImage blob={blob} alt={alt} className={clsx('w-full', className)} />
      <button
        type="button"
        className="absolute inset-0 size-full rounded-card"
        aria-label={t('confirm.enlarge', { side: title })}
        onClick={() => setIsOpen(true)}
      >
        {/* The one place at the edge where no side has text, code or chip: below the chip in front, between both codes on the back. */}
        <span className="absolute inset-e-1.5 top-[55%] grid aspect-square w-1/10 min-w-6 -translate-y-1/2 place-items-center rounded-full border border-hairline-strong bg-surface text-primary group-hover:border-primary">
          <Search className="size-3/5" />
        </span>
      </button>
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
