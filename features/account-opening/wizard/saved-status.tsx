'use client'

import { clsx } from 'clsx'
import { CloudOff, Save } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SideLine, sideLink } from '@/components/ui/side-line'
import { formatTime } from '@/lib/platform/i18n/format-day'

import { hasAnswers } from '../application/application-data'
import type { ApplicationSnapshot } from '../session/application-session'

interface SavedStatusProps {
  readonly snapshot: ApplicationSnapshot
  readonly onErase: () => void
}

/** 'Saved 10:42' once the applicant has answered something, or that the account is kept once it is signed, and 'erase from this device' behind a question. */
export function SavedStatus({ snapshot, onErase }: SavedStatusProps) {
  const t = useTranslations('application.wizard.saved')
  const [isAsking, setIsAsking] = useState(false)
  const { data, savedAt, saveProblem, state } = snapshot
  const isSigned = state.proofs.signed !== undefined
  const isUnsigned = state.proofs.contract !== undefined && !isSigned
  // A draft without answers is nothing that its applicant would miss.
  const isKept = savedAt !== null && (isSigned || hasAnswers(data))
  if (!isKept && saveProblem === null) return null
  return (
    <SideLine icon={saveProblem === null ? Save : CloudOff}>
      {saveProblem !== null || savedAt === null
        ? t('not')
        : isSigned
          ? t('signed')
          : t('at', { time: formatTime(new Date(savedAt)) })}
      <button
        type="button"
        className={clsx(sideLink, 'block')}
        onClick={() => {
          setIsAsking(true)
        }}
      >
        {t(isSigned ? 'erase' : 'eraseDraft')}
      </button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(isSigned ? 'erase' : 'eraseTitle')}
        description={t(isSigned ? 'whereSigned' : isUnsigned ? 'eraseUnsigned' : 'eraseText')}
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
    </SideLine>
  )
}
