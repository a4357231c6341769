import { clsx } from 'clsx'
import { Camera, Check, CircleCheck } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

import type { Facing } from '@/lib/capture/camera/camera-port'
import { useHasCamera } from '@/lib/capture/camera/use-has-camera'
import type { Subject } from '@/lib/capture/frame/frame-geometry'
import type { Picture } from '@/lib/capture/card-reader/picture'
import type { FileProblem } from '@/lib/capture/frame/prepare-picture'
import { FaceExamples } from '@/components/capture/face-examples'
import { BlobImage } from '@/components/capture/blob-image'
import { FileButton } from '@/components/capture/file-button'
import { PictureWays } from '@/components/capture/capture-options'

export interface PictureSlotProps {
  readonly title: string
  /** Which of several pictures it is: '1/2'. */
  readonly place?: string
  readonly hint: string
  readonly subject?: Subject
  /** Drawn where the picture will be. */
  readonly sign: ReactNode
  readonly picture: Picture | null
  /** Beside a picture that was taken: what it will be compared with. */
  readonly beside?: ReactNode
  /** The picture to take next: its button is the page's primary one. */
  readonly isNext?: boolean
  readonly facing: Facing
  readonly isLooking: boolean
  readonly problem: FileProblem | null
  /** The service refused this very picture. */
  readonly isRefused?: boolean
  /** Several tries have failed: the device's camera app is put forward. */
  readonly needsOtherWay?: boolean
  readonly onCamera: () => void
  readonly onFile: (file: File) => void
}

/** The place of one picture: the ways to fill it, or the picture and the ways to change it. */
export function PictureSlot({
  title,
  place,
  hint,
  subject = 'card',
  sign,
  picture,
  beside,
  facing,
  ...rest
}: PictureSlotProps) {
  const { isNext = true, isLooking, problem, isRefused = false, needsOtherWay = false, onCamera, onFile } = rest
  const t = useTranslations('application.identity.slot')
  const hasCamera = useHasCamera()
  /** The button that stands out. */
  const first = isNext && picture === null ? (hasCamera ? 'camera' : 'file') : null
  const size = subject === 'face' && picture === null ? 'regular' : 'compact'
  return (
    <section
      aria-label={title}
      className={clsx(
        'flex flex-col gap-3',
        // On phones the two sides of a card are panels, each with its drawing beside its text; a picture is as wide as the panel, to be read.
        subject === 'card' && 'max-sm:rounded-card max-sm:border max-sm:border-hairline-strong max-sm:p-3',
        subject === 'card' &&
          picture === null &&
          'max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-center max-sm:[&>:last-child>:nth-child(n+2)]:col-span-2',
        subject === 'face' && faceLook(picture !== null, Boolean(beside)),
      )}
    >
      <div
        className={clsx(
          'grid shrink-0 grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card bg-primary-soft',
          subject === 'card' ? 'aspect-[1.586]' : picture === null ? 'h-44 sm:h-72' : 'h-64',
        )}
      >
        {picture === null ? (
          sign
        ) : subject === 'face' ? (
          // In the oval of the drawing, whose line is drawn once more around the picture.
          <div className="relative grid h-full place-items-center">
            {sign}
            <span className="absolute aspect-[38/50] h-[69.2%] overflow-hidden rounded-[50%] outline-2 outline-primary">
              {/* The face is as large as the drawn one. */}
              <BlobImage
                blob={picture.blob}
                alt={t('alt', { title })}
                className="size-full origin-[50%_35%] scale-120 object-cover"
              />
            </span>
          </div>
        ) : (
          <BlobImage blob={picture.blob} alt={t('alt', { title })} className="size-full object-contain" />
        )}
      </div>
      <div className={subject === 'face' ? 'flex flex-col gap-3' : 'contents'}>
        <div>
          {/* Before there is a picture, the heading of the screen says whose face. */}
          {(subject === 'card' || picture !== null) && (
            <h2 className="flex justify-between gap-3 font-semibold">
              {title}
              {place !== undefined && (
                <span aria-hidden="true" className="num font-normal text-ink-2">
                  {place}
                </span>
              )}
            </h2>
          )}
          {picture === null && (
            <p className={subject === 'face' ? 'font-semibold' : 'text-small text-pretty text-ink-2'}>{hint}</p>
          )}
          {subject === 'face' && picture === null && <FaceExamples nameOf={(worn) => t(`without.${worn}`)} />}
        </div>
        <output className={isLooking || picture !== null ? 'flex items-start gap-2 text-small' : 'sr-only'}>
          {isLooking && (
            <>
              <Spinner className="mt-0.5 size-4 shrink-0" />
              {t('looking')}
            </>
          )}
          {!isLooking && picture === null && t('none')}
          {!isLooking && picture !== null && (
            <>
              <ReadSign read={readBy(picture)} />
              {t(readBy(picture))}
            </>
          )}
        </output>
        {problem !== null && (
          <Alert tone="danger" role="alert">
            {t(`problem.${problem}`)}
          </Alert>
        )}
        {picture?.fault != null && (
          <Alert tone="warning" role="alert" title={t(`fault.${picture.fault}`)}>
            {t('faultFix')}
          </Alert>
        )}
        {isRefused && (
          <Alert tone="danger" title={t('refused')}>
            {t('refusedFix')}
          </Alert>
        )}
        {needsOtherWay && (
          <div className="grid gap-3 rounded-control bg-bronze-soft p-4">
            <p className="text-small">{t('otherWay')}</p>
            <div className="flex flex-wrap gap-3">
              <PictureWays facing={facing} onFile={onFile} />
            </div>
          </div>
        )}
        {/* At the foot, so that the buttons of both sides line up whatever the length of their texts. */}
        <div className={clsx('mt-auto grid gap-1', waysLook(subject, picture !== null))}>
          <Button
            variant={first === 'camera' ? 'primary' : picture === null ? 'secondary' : 'quiet'}
            size={size}
            icon={<Camera className="size-5" />}
            onClick={onCamera}
            aria-label={`${picture === null ? t('camera') : t('again')}: ${title}`}
          >
            {picture === null ? t('camera') : t('again')}
          </Button>
          {!needsOtherWay && (
            <FileButton variant={first === 'file' ? 'primary' : 'quiet'} size={size} onFile={onFile}>
              {picture === null ? t('file') : t('otherFile')}
              <span className="sr-only">: {title}</span>
            </FileButton>
          )}
        </div>
      </div>
      {picture !== null && beside}
    </section>
  )
}

/** A face to be taken stands beside what is said about it; one that was taken, beside what it will be compared with. */
function faceLook(isTaken: boolean, isCompared: boolean): string {
  if (!isTaken) return 'sm:grid sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-center sm:gap-x-8'
  return isCompared ? 'sm:grid sm:grid-cols-2 sm:gap-x-4' : ''
}

/** Only what was read counts as checked; a picture that is merely there has a plain tick. */
function ReadSign({ read }: { readonly read: ReturnType<typeof readBy> }) {
  return read === 'ready' ? (
    <Check className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
  ) : (
    <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-success" />
  )
}

/** The ways to fill a place are listed; those to change its picture are a quiet pair. */
function waysLook(subject: Subject, isTaken: boolean): string {
  if (isTaken)
    return 'justify-start gap-x-2 max-sm:grid-cols-2 sm:-mx-3 sm:flex sm:flex-wrap [&_label]:px-3 [&>button]:px-3'
  return subject === 'card' ? 'max-sm:grid-cols-2 max-sm:gap-2 max-sm:[&_label]:px-1 max-sm:[&>button]:px-1' : ''
}

function readBy({ card, mrz }: Picture): 'qrRead' | 'zoneRead' | 'ready' {
  if (card !== null) return 'qrRead'
  return mrz === null ? 'ready' : 'zoneRead'
}
