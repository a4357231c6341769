import { SwitchCamera } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'

import type { CameraDevice } from '@/lib/capture/camera/camera-port'

interface ShutterBarProps {
  readonly label: string
  readonly isBusy: boolean
  readonly devices: readonly CameraDevice[]
  readonly deviceId: string | null
  readonly onShutter: () => void
  readonly onDevice: (deviceId: string) => void
  /** Left of the shutter: choose a file. */
  readonly children?: ReactNode
}

/** The shutter, always an enabled button; it takes focus when the camera is live. */
export function ShutterBar({ label, isBusy, devices, deviceId, onShutter, onDevice, children }: ShutterBarProps) {
  const t = useTranslations('capture')
  const shutter = useRef<HTMLButtonElement>(null)
  useEffect(() => shutter.current?.focus(), [])
  const next = devices[(devices.findIndex((device) => device.id === deviceId) + 1) % Math.max(1, devices.length)]

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 px-4 py-4">
      <div className="flex justify-start">{children}</div>
      <button
        ref={shutter}
        type="button"
        aria-label={label}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onShutter}
        className="flex size-18 items-center justify-center rounded-full border-4 border-white outline-offset-4 outline-white aria-disabled:opacity-50"
      >
        <span className="size-13 rounded-full bg-white" />
      </button>
      <div className="flex justify-end">
        {devices.length > 1 && next !== undefined && (
          <button
            type="button"
            onClick={() => onDevice(next.id)}
            className="flex min-h-12 items-center gap-2 rounded-control px-3 text-small outline-white hover:bg-white/15"
          >
            <SwitchCamera className="size-6" />
            <span className="max-sm:sr-only">{t('switchCamera')}</span>
          </button>
        )}
      </div>
    </div>
  )
}
