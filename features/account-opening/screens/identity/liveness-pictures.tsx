import type { LivenessAction, LivenessFrame } from '@/lib/domain/identity/liveness'
import { Camera, CircleDashed } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

import { preparePicture, type FileProblem } from '@/lib/capture/frame/prepare-picture'
import { BlobImage } from '@/components/capture/blob-image'
import { FaceSign } from '@/components/capture/face-sign'
import { FileButton } from '@/components/capture/file-button'
import { ScreenTitle } from '../../form/screen-title'

interface LivenessPicturesProps {
  readonly actions: readonly LivenessAction[]
  readonly isSending: boolean
  readonly onFrames: (frames: readonly LivenessFrame[]) => void
  /** Back to the camera. */
  readonly onCamera: () => void
}

/** The same movements without a live camera: one picture of each, taken with the device's own camera app. */
export function LivenessPictures({ actions, isSending, onFrames, onCamera }: LivenessPicturesProps) {
  const t = useTranslations('capture.liveness')
  const tSlot = useTranslations('application.identity.slot')
  const [pictures, setPictures] = useState<ReadonlyMap<LivenessAction, Blob>>(new Map())
  const [problem, setProblem] = useState<FileProblem | null>(null)

  async function choose(action: LivenessAction, file: File) {
    const prepared = await preparePicture(file)
    setProblem(prepared.ok ? null : prepared.error)
    if (prepared.ok) setPictures((before) => new Map(before).set(action, prepared.value))
  }

  const frames = actions.flatMap((action) => {
    const picture = pictures.get(action)
    return picture === undefined ? [] : [{ action, picture, signals: ['file'] as const }]
  })
  /** Its button is the primary one, until all are there to be sent. */
  const next = actions.find((action) => !pictures.has(action))

  return (
    <>
      <ScreenTitle title={t('pictures.title')} lead={t('pictures.lead')} isFocused />
      <ol className="divide-y divide-hairline border-y border-hairline">
        {actions.map((action) => {
          const picture = pictures.get(action)
          return (
            <li key={action} className="flex min-h-18 items-center gap-2.5 py-2 sm:min-h-22 sm:gap-4">
              <FaceSign
                action={action}
                className="size-12 shrink-0 rounded-control bg-primary-soft p-1 text-primary sm:size-16 sm:p-1.5"
              />
              {picture !== undefined && (
                <figure aria-label={t('pictures.done')} className="size-12 shrink-0 sm:size-16">
                  <BlobImage blob={picture} alt="" className="size-full rounded-control object-cover" />
                </figure>
              )}
              <span className="min-w-0 flex-1 leading-snug">
                <b className="block font-semibold text-balance">{t(`action.${action}`)}</b>
                {/* Screen readers get it from the picture's label. */}
                {picture !== undefined && (
                  <span aria-hidden="true" className="flex items-center gap-1.5 text-small text-ink-2">
                    <CircleDashed className="size-4.5 shrink-0 text-ink-3" />
                    {t('pictures.done')}
                  </span>
                )}
              </span>
              <FileButton
                size="compact"
                variant={picture !== undefined ? 'quiet' : action === next ? 'primary' : 'secondary'}
                facing="user"
                // The words of a quiet one end where the row does; on phones the movement needs the room of its icon.
                className={
                  picture === undefined
                    ? 'max-sm:px-3! max-[22rem]:[&_svg]:hidden'
                    : 'px-0! max-sm:min-w-11 max-sm:justify-end! max-sm:[&_svg]:hidden'
                }
                onFile={(file) => void choose(action, file)}
              >
                {t(picture === undefined ? 'pictures.choose' : 'pictures.change')}
                <span className="sr-only">: {t(`action.${action}`)}</span>
              </FileButton>
            </li>
          )
        })}
      </ol>
      {problem !== null && (
        <Alert tone="danger" role="alert">
          {tSlot(`problem.${problem}`)}
        </Alert>
      )}
      <output className={next === undefined ? 'sr-only' : 'block text-small text-ink-2'}>
        {t('pictures.count', { taken: frames.length, total: actions.length })}
      </output>
      {next === undefined && (
        <div data-continue className="grid">
          <Button size="large" loading={isSending} onClick={() => onFrames(frames)}>
            {t('pictures.send')}
          </Button>
        </div>
      )}
      {!isSending && (
        <Button variant="secondary" className="-mt-2" block icon={<Camera className="size-5" />} onClick={onCamera}>
          {t('pictures.useCamera')}
        </Button>
      )}
    </>
  )
}
