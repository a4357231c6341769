'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { QrCode } from '@/components/ui/qr-code'
import { Spinner } from '@/components/ui/spinner'

import type { HandoffSource } from './handoff-content'
import { useHandoffCode } from './use-handoff-code'

interface HandoffDialogProps {
  readonly snapshot: HandoffSource
  readonly onClose: () => void
}

/** Side in px: six for each of the modules of an address of about a hundred characters. */
const codeSize = 264

/** The QR code, valid for two minutes, and what it contains. */
export function HandoffDialog({ snapshot, onClose }: HandoffDialogProps) {
  const t = useTranslations('application.handoff')
  const [round, setRound] = useState(0)
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('lead')} closeLabel={t('close')} size="small">
      <div className="grid justify-items-center gap-4">
        <Code key={round} snapshot={snapshot} onAgain={() => setRound(round + 1)} />
        <ul className="grid w-full list-disc gap-1 ps-5 text-small text-ink-2">
          <li>{t('inside')}</li>
          <li>{t('outside')}</li>
          <li>{t('after')}</li>
        </ul>
      </div>
    </Dialog>
  )
}

function Code({ snapshot, onAgain }: { readonly snapshot: HandoffSource; readonly onAgain: () => void }) {
  const t = useTranslations('application.handoff')
  const code = useHandoffCode(snapshot)
  const frame = 'grid place-items-center rounded-card border border-hairline bg-white p-2'
  if (code.status === 'shown') {
    const minutes = Math.floor(code.secondsLeft / 60)
    const seconds = String(code.secondsLeft % 60).padStart(2, '0')
    return (
      <>
        <div className={frame}>
          <QrCode value={code.address} size={codeSize} label={t('label')} level="L" />
        </div>
        <p role="timer" className="num text-small text-ink-2">
          {t('left', { time: `${minutes}:${seconds}` })}
        </p>
      </>
    )
  }
  return (
    <div className={frame} style={{ width: codeSize + 18, height: codeSize + 18 }}>
      {code.status === 'drawing' ? (
        <Spinner />
      ) : (
        <div className="grid justify-items-center gap-3 p-4 text-center text-[#14172b]">
          <output>{t(code.status)}</output>
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      )}
    </div>
  )
}
