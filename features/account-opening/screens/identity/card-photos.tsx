import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { BlobImage } from '@/components/capture/blob-image'
import { Dialog } from '@/components/ui/dialog'
import { Search } from '@/components/ui/icons'

import { cardSides, keptPictures, type CardSide } from './card-pictures'

/** Both pictures of the card, to compare the answers below with; pressed, one fills the window. Nothing after a reload. */
export function CardPhotos({ ocrId }: { readonly ocrId: string }) {
  const t = useTranslations('application.identity')
  const [side, setSide] = useState<CardSide>('front')
  const [isOpen, setIsOpen] = useState(false)
  const pictures = keptPictures(ocrId)
  if (pictures === null) return null
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {cardSides.map((each) => (
          <li key={each}>
            <button
              type="button"
              className="group block w-full text-start"
              aria-label={t('confirm.enlarge', { side: t(`card.${each}`) })}
              onClick={() => {
                setSide(each)
                setIsOpen(true)
              }}
            >
              {/* Rounded as the card itself, of which the desk around it would else be left at the corners. */}
              <BlobImage
                blob={pictures[each]}
                alt=""
                className="aspect-[1.586] w-full rounded-[4.5%/7%] bg-surface-2 object-cover"
              />
              <span className="flex min-h-11 items-center justify-between gap-2 text-small font-semibold group-hover:underline">
                {t(`card.${each}`)}
                <Search className="size-5 shrink-0 text-primary" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t(`card.${side}`)} closeLabel={t('confirm.close')}>
        <BlobImage blob={pictures[side]} alt={t('slot.alt', { title: t(`card.${side}`) })} className="w-full" />
      </Dialog>
    </>
  )
}
