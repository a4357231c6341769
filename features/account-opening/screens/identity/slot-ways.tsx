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

/** The ways to fill the place of a picture are listed; those to change it are a quiet pair. */
export function SlotWays({ title, subject, isTaken, isNext, hasFile, onCamera, onFile }: SlotWaysProps) {
  const t = useTranslations('application.identity.slot')
  const hasCamera = useHasCamera()
  /** The primary button. */
  const first = isNext && !isTaken ? (hasCamera ? 'camera' : 'file') : null
  const size = subject === 'face' && !isTaken ? 'large' : 'compact'
  return (
    // At the foot, so that the buttons of both sides line up whatever the length of their texts.
    <div className={clsx('mt-auto gap-1', look(subject, isTaken))}>
      <Button
        variant={first === 'camera' ? 'primary' : isTaken ? 'quiet' : 'secondary'}
        size={size}
        icon={<Camera className="size-5" />}
        onClick={onCamera}
        aria-label={`${isTaken ? t('again') : t('camera')}: ${title}`}
      >
        {isTaken ? t('again') : t('camera')}
      </Button>
      {hasFile && (
        <FileButton variant={first === 'file' ? 'primary' : 'quiet'} size={size} onFile={onFile}>
          {isTaken ? t('otherFile') : t('file')}
          <span className="sr-only">: {title}</span>
        </FileButton>
      )}
    </div>
  )
}

function look(subject: Subject, isTaken: boolean): string {
  if (isTaken) return '-mx-3 -my-1 flex flex-wrap [&_label]:px-3 [&>button]:px-3'
  return clsx(
    'grid',
    subject === 'card' && 'max-sm:grid-cols-2 max-sm:gap-2 max-sm:[&_label]:px-1 max-sm:[&>button]:px-1',
  )
}
