import { Camera } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

import { cameraPermission } from '@/lib/capture/camera/browser-camera'
import type { CameraStream, Facing } from '@/lib/capture/camera/camera-port'
import { problemIn, type CameraState } from '@/lib/capture/camera/camera-state'
import { useCameraState, type CameraControl } from '@/lib/capture/camera/use-camera-state'
import { useCamera } from './capture-devices'
import { CameraProblemPanel } from './camera-problem-panel'
import { PanelSign } from './panel-icon'

interface LiveCameraProps {
  readonly facing: Facing
  /** The fallback without a camera, offered whenever there is no picture. */
  readonly fallback: ReactNode
  /** Rendered over the camera while it stays open: a taken picture outlives a lost camera. */
  readonly cover?: ReactNode
  /** Called on every change. */
  readonly onState?: (state: CameraState) => void
  readonly children: (live: { readonly stream: CameraStream; readonly control: CameraControl }) => ReactNode
}

/**
 * Starts a camera: explains before the browser asks (unless already allowed), shows progress, and shows how to recover
 * from each failure.
 */
export function LiveCamera({ facing, fallback, cover = null, onState, children }: LiveCameraProps) {
  const t = useTranslations('capture')
  const control = useCameraState(useCamera())
  const { state } = control

  const begin = useEffectEvent((isAllowed: boolean) => {
    if (isAllowed) control.request({ facing })
    else control.explain()
  })
  useEffect(() => {
    let isGone = false
    void cameraPermission().then((permission) => (isGone ? undefined : begin(permission === 'granted')))
    return () => {
      isGone = true
    }
  }, [])

  const report = useEffectEvent((next: CameraState) => onState?.(next))
  useEffect(() => report(state), [state])

  if (cover !== null) return cover
  if (state.kind === 'idle') return <div className="flex-1" />
  if (state.kind === 'live') return children({ stream: state.stream, control })
  if (state.kind === 'primer') return <Primer onAllow={() => control.request({ facing })}>{fallback}</Primer>
  if (state.kind === 'requesting') return <Requesting>{fallback}</Requesting>
  const problem = problemIn(state)
  if (problem === null) return null
  return (
    <CameraProblemPanel key={problem} problem={problem} onRetry={() => control.request(state.request)}>
      <span className="sr-only">{t('or')}</span>
      {fallback}
    </CameraProblemPanel>
  )
}

/** Explains why the camera is needed before the browser asks: a rejected permission is hard to restore. */
function Primer({ onAllow, children }: { readonly onAllow: () => void; readonly children: ReactNode }) {
  const t = useTranslations('capture.primer')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid flex-1 content-center justify-items-center gap-5 overflow-y-auto px-6 py-8 text-center">
      <PanelSign icon={Camera} />
      <div className="grid max-w-[34rem] gap-3">
        <h3 ref={title} tabIndex={-1} className="text-h3 outline-none">
          {t('title')}
        </h3>
        <p className="text-white/90">{t('why')}</p>
        <p className="text-white/90">{t('privacy')}</p>
      </div>
      <div className="grid w-full max-w-80 gap-3 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
        <Button variant="bronze" onClick={onAllow}>
          {t('allow')}
        </Button>
        {children}
      </div>
    </div>
  )
}

/** Help appears after this time without a response, in milliseconds. */
const helpAfter = 6000

function Requesting({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('capture.requesting')
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), helpAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid flex-1 content-center justify-items-center gap-5 px-6 py-8 text-center">
      <Spinner className="size-8" />
      <output className="block max-w-[34rem]">
        {t('wait')} {isLong && t('help')}
      </output>
      {isLong && children}
    </div>
  )
}
