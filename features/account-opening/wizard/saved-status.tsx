'use client'

import { CloudOff, Save } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SideNote } from '@/components/ui/side-note'
import { formatTime } from '@/lib/platform/i18n/format-day'

import type { ApplicationSnapshot } from '../session/application-session'

interface SavedStatusProps {
  readonly snapshot: ApplicationSnapshot
  readonly onErase: () => void
}

/** 'Saved 10:42', where it is kept and for how long, and 'erase from this device' behind a question. */
export function SavedStatus({ snapshot, onErase }: SavedStatusProps) {
  const t = useTranslations('application.wizard.saved')
  const [isAsking, setIsAsking] = useState(false)
  const { savedAt, saveProblem, state } = snapshot
  const isSigned = state.proofs.signed !== undefined
  const isUnsigned = state.proofs.contract !== undefined && !isSigned
  if (savedAt === null && saveProblem === null) return null
  return (
    <SideNote
      icon={saveProblem === null ? Save : CloudOff}
      title={saveProblem === null && savedAt !== null ? t('at', { time: formatTime(new Date(savedAt)) }) : t('not')}
    >
      <p className="mt-1 text-ink-2">
        {saveProblem === null ? t(isSigned ? 'whereSigned' : 'where') : t(`problem.${saveProblem}`)}
      </p>
      <Button
        variant="quiet"
        size="compact"
        className="-ms-4.25 -mb-3 text-start"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        {t('erase')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('eraseTitle')}
        description={t(isUnsigned ? 'eraseUnsigned' : 'eraseText')}
        closeLabel={t('keep')}
        size="small"
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                setIsAsking(false)
              }}
            >
              {t('keep')}
            </Button>
            <Button variant="danger" onClick={onErase}>
              {t('erase')}
            </Button>
          </>
        }
      />
    </SideNote>
  )
}
