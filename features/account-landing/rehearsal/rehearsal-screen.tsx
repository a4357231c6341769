'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { DrumProgress } from '@/components/ui/drum-progress'

import type { CameraState } from '@/lib/capture/camera/camera-state'
import { useIsHandheld } from '@/lib/capture/camera/use-is-handheld'
import { useReader } from '@/components/capture/capture-devices'
import { FaceGuide } from '@/components/capture/face-guide'
import type { Hint } from '@/lib/capture/quality/verdict'
import { CameraTrial } from './camera-trial'
import { CheckList } from './check-list'
import {
  checkBrowser,
  checkCamera,
  checkLight,
  checkNames,
  checkPermission,
  checkStorage,
  summaryOf,
  type CheckResult,
  type Checks,
} from './checks'
import { useBrowserCapabilities } from './use-browser-capabilities'

/** Tests the device for the account opening before the first code is requested. Nothing is sent or stored. */
export function RehearsalScreen({ applicationHref }: { readonly applicationHref: string }) {
  const t = useTranslations('accountLanding.rehearsal')
  const reader = useReader()
  const capabilities = useBrowserCapabilities()
  const isHandheld = useIsHandheld()
  const [isTrying, setIsTrying] = useState(false)
  const [camera, setCamera] = useState<CameraState>({ kind: 'idle' })
  const [hint, setHint] = useState<Hint | null>(null)
  const [canRead, setCanRead] = useState<boolean | null>(null)

  useEffect(() => {
    let isUnmounted = false
    void reader.warm().then((isReady) => (isUnmounted ? undefined : setCanRead(isReady)))
    return () => {
      isUnmounted = true
    }
  }, [reader])

  const working: CheckResult = { kind: 'working' }
  const checks: Checks = {
    browser: capabilities === null ? working : checkBrowser(capabilities),
    storage: capabilities === null ? working : checkStorage(capabilities),
    permission: checkPermission(camera),
    camera: checkCamera(camera),
    light: camera.kind === 'live' ? checkLight(hint) : { kind: 'open' },
    reader: canRead === null ? working : canRead ? { kind: 'fine' } : { kind: 'fix', fix: 'no-reader' },
  }
  const summary = summaryOf(checks)
  const passed = checkNames.filter((name) => checks[name].kind === 'fine').length

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:grid-rows-[1fr_auto] lg:content-stretch">
        {isTrying ? (
          <CameraTrial
            facing={isHandheld ? 'environment' : 'user'}
            reader={reader}
            onState={setCamera}
            onHint={setHint}
          />
        ) : (
          <div
            data-scheme="dark"
            className="grid aspect-[4/5] w-full content-center justify-items-center gap-4 rounded-panel bg-linear-to-br from-hero to-hero-2 p-6 text-center text-white edged sm:aspect-[4/3] lg:aspect-auto"
          >
            <FaceGuide className="w-28 text-on-hero-2 sm:w-40 lg:w-60" />
            <p className="max-w-[36ch] text-balance text-on-hero-2">{t('ask')}</p>
            <Button variant="bronze" size="large" onClick={() => setIsTrying(true)}>
              {t('start')}
            </Button>
          </div>
        )}
        <p className="text-small text-ink-2">{t('privacy')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <div className="flex items-center gap-5">
          <DrumProgress
            done={passed}
            total={checkNames.length}
            center={`${passed}/${checkNames.length}`}
            className="size-24 shrink-0 text-ink"
          />
          <output className="grid gap-0.5">
            {/* The drum beside it shows this. */}
            <span className="sr-only">{t('passed', { passed, total: checkNames.length })}</span>
            <span className="text-h3 font-semibold">{t(`summary.${summary}.title`)}</span>
            <span className="text-ink-2">{t(`summary.${summary}.text`)}</span>
          </output>
        </div>
        <CheckList checks={checks} />
        <a
          href={applicationHref}
          className={buttonClass({ variant: summary === 'ready' ? 'primary' : 'secondary', size: 'large' })}
        >
          {t('open')}
        </a>
      </div>
    </div>
  )
}
