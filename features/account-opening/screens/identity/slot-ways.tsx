import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { FileButton } from '@/components/capture/file-button'
import { Button } from '@/components/ui/button'
import { Camera } from '@/components/ui/icons'
import { useHasCamera } from '@/lib/capture/camera/use-has-camera'
import type { Subject } from '@/lib/capture/frame/frame-geometry'

interface SlotWaysProps {
  readonly title: string
  readonly subject: Subject
  readonly isTaken: boolean
  /** Its button is the page's primary one. */
  readonly isNext: boolean
  /** A file is not offered where the ways without a camera are put forward already. */
  readonly hasFile: boolean
  readonly onCamera: () => void
  readonly onFile: (file: File) => void
}

/** The ways to fill the place of a picture, and later those to change it, in the same two places; the likelier one is first. */
export function SlotWays({ title, subject, isTaken, isNext, hasFile, onCamera, onFile }: SlotWaysProps) {
  const t = useTranslations('application.identity.slot')
  const hasCamera = useHasCamera()
  /** The primary button. */
  const first = isNext && !isTaken ? (hasCamera ? 'camera' : 'file') : null
  const isLarge = subject === 'face' && !isTaken
  const size = isLarge ? 'large' : 'compact'
  const look = (way: 'camera' | 'file') => {
    if (first === way) return 'primary'
    // Of two sides with two ways each, the second way is a line of text, so that the order of the first ones is seen.
    return hasCamera && way === 'file' && subject === 'card' && !isTaken ? 'quiet' : 'secondary'
  }
  const byCamera = (
    <Button
      key="camera"
      variant={look('camera')}
      size={size}
      icon={<Camera className="size-5 shrink-0" />}
      onClick={onCamera}
      aria-label={`${isTaken ? t('again') : t('camera')}: ${title}`}
    >
      {isTaken ? t('again') : t('camera')}
    </Button>
  )
  const byFile = hasFile && (
    <FileButton key="file" variant={look('file')} size={size} onFile={onFile}>
      {isTaken ? t('otherFile') : t('file')}
      <span className="sr-only">: {title}</span>
    </FileButton>
  )
  return (
    // At the foot, so that the buttons of both sides line up whatever the length of their texts.
    <div
      className={clsx(
        'mt-auto grid gap-2',
        isLarge && 'gap-3',
        !isLarge &&
          'pt-1 [&_:is(label,button)]:px-1 max-xs:[&_:is(label,button)]:gap-1.5 max-xs:[&_:is(label,button)]:text-small',
        // Half as wide as the other places: under the face alone, beside the portrait on the card.
        !isLarge && (subject === 'face' ? 'grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]' : 'grid-cols-2'),
      )}
    >
      {hasCamera ? [byCamera, byFile] : [byFile, byCamera]}
    </div>
  )
}
