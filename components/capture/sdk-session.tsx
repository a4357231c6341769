'use client'

import type { LivenessAction, LivenessFrame } from '@/lib/domain/identity/liveness'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'

import { Spinner } from '@/components/ui/spinner'

import { captureWith, loadFaceSdk } from '@/lib/capture/liveness/face-sdk'
import { CaptureDialog } from './capture-dialog'

interface SdkSessionProps {
  readonly url: string
  readonly requestId: string
  readonly actions: readonly LivenessAction[]
  readonly onFrames: (frames: readonly LivenessFrame[]) => void
  /** The provider's capture failed to load or returned no pictures. */
  readonly onFailed: () => void
  readonly onClose: () => void
}

/** The capture of an e-KYC provider, full screen: the only place that loads its script. */
export function SdkSession({ url, requestId, actions, onFrames, onFailed, onClose }: SdkSessionProps) {
  const t = useTranslations('capture.liveness')
  const language = useLocale()
  const container = useRef<HTMLDivElement>(null)
  const end = useEffectEvent((frames: readonly LivenessFrame[] | null) => {
    if (frames === null) onFailed()
    else onFrames(frames)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function run() {
      const sdk = await loadFaceSdk(url)
      if (signal.aborted || container.current === null) return
      const options = { requestId, actions, language, container: container.current, signal }
      const frames = sdk === null ? null : await captureWith(sdk, options)
      if (!signal.aborted) end(frames)
    }
    void run()
    return () => leaving.abort()
  }, [url, requestId, actions, language])

  return (
    <CaptureDialog title={t('title')} onClose={onClose}>
      <div className="relative flex-1">
        <output className="absolute inset-0 grid place-content-center justify-items-center gap-3">
          <Spinner className="size-8" />
          {t('provider')}
        </output>
        <div ref={container} className="relative size-full" />
      </div>
    </CaptureDialog>
  )
}
