import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'

import { BlobImage } from '@/components/capture/blob-image'
import { PictureWays } from '@/components/capture/capture-options'
import { FaceExamples } from '@/components/capture/face-examples'
import { Alert } from '@/components/ui/alert'
import type { Facing } from '@/lib/capture/camera/camera-port'
import type { Picture } from '@/lib/capture/card-reader/picture'
import type { Subject } from '@/lib/capture/frame/frame-geometry'
import type { FileProblem } from '@/lib/capture/frame/prepare-picture'

import { CardPicture } from './card-picture'
import { ChangePicture } from './change-picture'
import { FaceOval } from './face-oval'
import { SlotStatus } from './slot-status'
import { SlotWays } from './slot-ways'

export interface PictureSlotProps {
  readonly title: string
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
export function PictureSlot({ subject = 'card', sign, beside, facing, ...slot }: PictureSlotProps) {
  const { title, hint, picture, isNext = true, isLooking, needsOtherWay = false, onCamera, onFile } = slot
  const t = useTranslations('application.identity.slot')
  const isTaken = picture !== null
  const isFace = subject === 'face'
  const hasTrouble = slot.problem !== null || picture?.fault != null || slot.isRefused === true || needsOtherWay
  const [isChanging, setIsChanging] = useState(false)
  const isFolded = isTaken && !isChanging && !hasTrouble
  const change = (
    <ChangePicture title={title} isOpen={isChanging} isBelow={isFace} onChange={() => setIsChanging(!isChanging)} />
  )
  const status = <SlotStatus picture={picture} isLooking={isLooking} />
  const ways = (
    <SlotWays
      title={title}
      subject={subject}
      isTaken={isTaken}
      isNext={isNext}
      hasFile={!needsOtherWay}
      onCamera={onCamera}
      onFile={onFile}
    />
  )
  return (
    <section aria-label={title} className={clsx('flex flex-col', look(subject, isTaken))}>
      {picture === null ? (
        <Empty subject={subject}>{sign}</Empty>
      ) : isFace ? (
        <FacePair
          picture={picture}
          title={title}
          beside={beside}
          ways={
            <>
              {!hasTrouble && change}
              <div className={isFolded ? 'hidden' : undefined}>{ways}</div>
            </>
          }
        >
          {status}
        </FacePair>
      ) : (
        <CardPicture
          blob={picture.blob}
          as="h2"
          title={title}
          alt={t('alt', { title })}
          className="aspect-[1.586] rounded-card bg-primary-soft object-contain"
        />
      )}
      <div className={isFace ? 'flex flex-col gap-3' : isTaken ? 'relative flex flex-col gap-2 pt-1' : 'contents'}>
        {!isFace && !isTaken && (
          <div>
            <h2 className="font-semibold">{title}</h2>
            <p className="text-small text-pretty text-ink-2">{hint}</p>
          </div>
        )}
        {isFace && !isTaken && (
          // Before there is a picture, the heading of the screen says whose face.
          <div>
            <p className="font-semibold">{hint}</p>
            <FaceExamples nameOf={(worn) => t(`without.${worn}`)} />
          </div>
        )}
        {!(isFace && isTaken) && status}
        {!isFace && isTaken && !hasTrouble && change}
        <SlotAlerts {...slot} />
        {needsOtherWay && (
          <div className="grid gap-3 rounded-control bg-bronze-soft p-4">
            <p className="text-small">{t('otherWay')}</p>
            <div className="flex flex-wrap gap-3">
              <PictureWays facing={facing} onFile={onFile} />
            </div>
          </div>
        )}
        {isFace ? !isTaken && ways : <div className={isFolded ? 'hidden' : 'mt-auto'}>{ways}</div>}
      </div>
    </section>
  )
}

function Empty({ subject, children }: { readonly subject: Subject; readonly children: ReactNode }) {
  return (
    <div
      className={clsx(
        'grid shrink-0 grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card bg-primary-soft',
        subject === 'card' ? 'aspect-[1.586]' : 'h-44 sm:h-full sm:min-h-72',
      )}
    >
      {children}
    </div>
  )
}

interface FacePairProps {
  readonly picture: Picture
  readonly title: string
  readonly beside: ReactNode
  /** Below the face, which they change. */
  readonly ways: ReactNode
  /** Below the face: its status. */
  readonly children: ReactNode
}

/** The face, as large as the drawn one, and what it will be compared with. */
function FacePair({ picture, title, beside, ways, children }: FacePairProps) {
  const t = useTranslations('application.identity.slot')
  return (
    <div className={clsx('relative grid gap-3', Boolean(beside) && 'grid-cols-2 gap-x-4 sm:gap-x-8')}>
      {Boolean(beside) && <Compared />}
      <div className="grid content-start gap-1">
        <FaceOval>
          <BlobImage
            blob={picture.blob}
            alt={t('alt', { title })}
            className="size-full origin-[50%_45%] scale-150 object-cover"
          />
        </FaceOval>
        <h2 className="mt-2 font-semibold text-balance">{title}</h2>
        {children}
        <div className="relative -mt-1.5 sm:mt-0">{ways}</div>
      </div>
      {beside}
    </div>
  )
}

/** Dots in the gap: both pictures will be compared. An equals sign would claim that they match, arrows would look like a button. */
function Compared() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className="absolute start-1/2 top-24 size-4 -translate-1/2 text-ink-3 sm:top-32 sm:size-6"
    >
      <path strokeDasharray="0 7" d="M5 12h14" />
    </svg>
  )
}

/** What is wrong with a picture: it could not be opened, looks poor, or was refused. */
function SlotAlerts({
  problem,
  picture,
  isRefused = false,
}: Pick<PictureSlotProps, 'problem' | 'picture' | 'isRefused'>) {
  const t = useTranslations('application.identity.slot')
  return (
    <>
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
    </>
  )
}

/** Before it is taken, a face is beside its text, and on a phone each side of a card is a panel with its drawing beside its text. */
function look(subject: Subject, isTaken: boolean): string {
  if (isTaken) return subject === 'face' ? 'gap-4' : ''
  return subject === 'face'
    ? 'gap-3 sm:grid sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-x-8'
    : 'gap-3 max-sm:grid max-sm:grid-cols-[9rem_minmax(0,1fr)] max-xs:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-center max-sm:rounded-card max-sm:border max-sm:border-hairline-strong max-sm:p-3 max-xs:p-2 max-sm:[&>:last-child>:nth-child(n+2)]:col-span-2'
}
