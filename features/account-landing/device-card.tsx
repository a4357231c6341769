'use client'

import { clsx } from 'clsx'
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'

import { buttonClass, type ButtonVariant } from '@/components/ui/button-class'
import type { IslandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'

import { draftStages, readSealed, stageOf, type DraftStage } from '@/lib/domain/account-opening/sealed-draft'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { CardTitle, Invitations } from './invitations'
import { NoCameraCard } from './no-camera-card'
import type { DeviceCopy } from './device-copy'
import type { DeviceState, LandingPage } from './device-state'
import { useDevice, useWizardHref } from './use-device'

// Few visitors see these cards; next-intl loads with them.
const DraftCard = lazy(async () => ({ default: (await loadCode(() => import('./device-cards'))).TranslatedDraftCard }))
const InAppCard = lazy(async () => ({ default: (await loadCode(() => import('./device-cards'))).TranslatedInAppCard }))

interface DeviceCardProps {
  readonly page: LandingPage
  readonly locale: Locale
  /** Content of the QR popup: the preparation list. */
  readonly preparation: ReactNode
  readonly copy: DeviceCopy
  /** In wide windows something else leads, so that starting here is one button below it. */
  readonly isAside?: boolean
  /** For the cards with the namespaces `draft` and `inApp`. */
  readonly intl: IslandIntl
  /** Of what leads into the wizard: bronze where that is the first thing to do on the page. */
  readonly variant: ButtonVariant
  /** Link to the camera rehearsal, shown below the card unless the device has no camera. */
  readonly rehearsal: ReactNode
}

/** Entrance to the wizard for this device: start, resume, QR code for a phone, or how to leave an in-app browser. */
export function DeviceCard(props: DeviceCardProps) {
  const { page, locale, preparation, copy, variant, rehearsal, isAside = false } = props
  const state = useDevice(page, locale)
  const draft = useStoredDraft()
  if (draft === null && state?.kind === 'no-camera') {
    return (
      <NoCameraCard
        preparation={preparation}
        copy={copy}
        page={page}
        locale={locale}
        variant={variant}
        isAside={isAside}
        rehearsal={rehearsal}
      />
    )
  }
  return (
    <>
      <CameraCard {...props} state={state} draft={draft} />
      <div className={clsx('mt-4', isAside && 'lg:hidden')}>{rehearsal}</div>
    </>
  )
}

interface CameraCardProps extends DeviceCardProps {
  readonly state: DeviceState | null
  readonly draft: StoredDraft | null
}

function CameraCard({ page, locale, copy, intl, variant, isAside, state, draft }: CameraCardProps) {
  const [isAnyway, setIsAnyway] = useState(false)
  const goOn = () => {
    setIsAnyway(true)
  }
  const kind = state === null ? null : state.kind
  const start = <StartCard page={page} locale={locale} copy={copy} variant={variant} isAside={isAside} kind={kind} />
  if (state?.kind === 'in-app' && !isAnyway) {
    return (
      <Suspense fallback={start}>
        <InAppCard intl={intl} app={state.app} canOpenOutside={state.canOpenOutside} onContinue={goOn} />
      </Suspense>
    )
  }
  if (draft !== null) {
    return (
      <Suspense fallback={start}>
        <DraftCard intl={intl} page={page} locale={locale} variant={variant} {...draft} />
      </Suspense>
    )
  }
  return start
}

type StartCardProps = Pick<DeviceCardProps, 'page' | 'locale' | 'copy' | 'variant' | 'isAside'> & {
  readonly kind: string | null
}

/** Also shown while the device is being examined, so that visitors can start without waiting. */
function StartCard({ page, locale, copy, variant, isAside = false, kind }: StartCardProps) {
  const href = useWizardHref(page, locale, 'contact')
  return (
    <>
      <div className={clsx('grid gap-4', isAside && 'lg:hidden')}>
        <CardTitle copy={copy} shown="act" />
        <Invitations copy={copy} shown={kind === 'ready' ? 'ready' : 'unknown'} />
        <a href={href} className={buttonClass({ variant, size: 'large', block: true })}>
          {copy.start}
        </a>
      </div>
      {isAside && (
        <div className="max-lg:hidden">
          <p className="mb-2 text-small text-ink-2">{copy.orHere}</p>
          <a href={href} className={buttonClass({ variant, size: 'large', block: true })}>
            {copy.start}
          </a>
        </div>
      )}
    </>
  )
}

interface StoredDraft {
  /** ISO 8601. */
  readonly savedAt: string
  readonly stage: DraftStage
}

/** When an application was saved on this device, and how far it is; null without one. */
function useStoredDraft(): StoredDraft | null {
  // One text, because a new object each time would render without end.
  const stored = useSyncExternalStore(subscribeToStorage, storedDraft, () => null)
  if (stored === null) return null
  const [stage = '', savedAt = ''] = stored.split(' ')
  return { savedAt, stage: draftStages.find((known) => known === stage) ?? 'open' }
}

function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener('storage', listener)
  }
}

function storedDraft(): string | null {
  try {
    const sealed = readSealed(window.localStorage)
    return sealed !== null && Date.parse(sealed.expiresAt) > Date.now() ? `${stageOf(sealed)} ${sealed.savedAt}` : null
  } catch {
    return null
  }
}
