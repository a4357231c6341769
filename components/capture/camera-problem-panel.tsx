import { CameraOff } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { androidIntentHref } from '@/lib/platform/device/in-app-browser'

import type { CameraProblem } from '@/lib/capture/camera/camera-problem'
import { PanelSign } from './panel-icon'

interface CameraProblemPanelProps {
  readonly problem: CameraProblem
  readonly onRetry: () => void
  /** The fallback without a camera. */
  readonly children: ReactNode
}

/** Problems that a second request cannot solve on this page. */
const lasting: readonly CameraProblem[] = ['insecure', 'unsupported']

/** Explains what is wrong with the camera, how to fix it, and the fallback. */
export function CameraProblemPanel({ problem, onRetry, children }: CameraProblemPanelProps) {
  const t = useTranslations('capture')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  return (
    <div className="grid flex-1 content-center justify-items-center gap-5 overflow-y-auto px-6 py-8 text-center">
      <PanelSign icon={CameraOff} />
      <div role="alert" className="grid max-w-[34rem] gap-3">
        <h3 ref={title} tabIndex={-1} className="text-h3 outline-none">
          {t(`problem.${problem}.title`)}
        </h3>
        <p className="text-white/90">{t(`problem.${problem}.fix`)}</p>
      </div>
      {problem === 'in-app' && <OpenOutside />}
      <div className="grid w-full max-w-80 gap-3 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
        {!lasting.includes(problem) && (
          <Button variant="bronze" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** Copies the address for another browser; on Android also opens it there. */
function OpenOutside() {
  const t = useTranslations('capture')
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const isAndroid = typeof navigator !== 'undefined' && /Android/i.test(navigator.userAgent)
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {isAndroid && (
        <a
          className="rounded-control px-4 py-3 font-semibold underline"
          href={androidIntentHref(new URL(location.href))}
        >
          {t('openOutside')}
        </a>
      )}
      <Button
        variant="bronze"
        onClick={() => {
          navigator.clipboard.writeText(location.href).then(
            () => setCopied('yes'),
            () => setCopied('no'),
          )
        }}
      >
        {t('copyLink')}
      </Button>
      <output className="w-full text-small">
        {copied === 'yes' && t('copied')}
        {copied === 'no' && location.href}
      </output>
    </div>
  )
}
