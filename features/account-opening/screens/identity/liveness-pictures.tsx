import type { LivenessAction, LivenessFrame } from '@/lib/domain/identity/liveness'
import { Check } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

import { preparePicture, type FileProblem } from '@/lib/capture/frame/prepare-picture'
import { FileButton } from '@/components/capture/file-button'

interface LivenessPicturesProps {
  readonly actions: readonly LivenessAction[]
  readonly onFrames: (frames: readonly LivenessFrame[]) => void
}

/** The same movements without a live camera: one picture of each, taken with the device's own camera app. */
export function LivenessPictures({ actions, onFrames }: LivenessPicturesProps) {
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

  return (
    <section className="grid gap-4 rounded-card border border-hairline p-4">
      <h2 className="font-semibold">{t('pictures.title')}</h2>
      <ol className="grid gap-3">
        {actions.map((action) => (
          <li key={action} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
            <span className="flex min-w-0 items-center gap-2">
              {pictures.has(action) && <Check aria-label={t('pictures.done')} className="size-5 text-success" />}
              {t(`action.${action}`)}
            </span>
            <FileButton size="compact" facing="user" onFile={(file) => void choose(action, file)}>
              {tSlot('file')}
              <span className="sr-only">: {t(`action.${action}`)}</span>
            </FileButton>
          </li>
        ))}
      </ol>
      {problem !== null && (
        <Alert tone="danger" role="alert">
          {tSlot(`problem.${problem}`)}
        </Alert>
      )}
      <output className="block text-small text-ink-2">
        {t('pictures.count', { taken: frames.length, total: actions.length })}
      </output>
      {frames.length === actions.length && <Button onClick={() => onFrames(frames)}>{t('pictures.send')}</Button>}
    </section>
  )
}
