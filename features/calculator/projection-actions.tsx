'use client'

import { Download, Link2 } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/platform/device/save-file'

import type { Projection } from './projection'
import { toCsv } from './to-csv'

interface ProjectionActionsProps extends Pick<Projection, 'rows' | 'rowUnit'> {
  /** Of the curve and of the one that loses, as they are shown. */
  readonly percents: { readonly percent: string; readonly lossPercent: string }
}

/** Takes the projection along: its address, which holds the whole plan, and its rows as a file. */
export function ProjectionActions({ rows, rowUnit, percents }: ProjectionActionsProps) {
  const t = useTranslations('calculator.result')
  const [status, setStatus] = useState('')
  const copyLink = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => setStatus(t('copied')),
      () => setStatus(t('copyFailed')),
    )
  }
  const download = () => {
    const head = [
      rowUnit === 'year' ? t('columnYear') : t('columnMonth'),
      t('invested'),
      `${t('gaining', { percent: percents.percent })} (${t('illustrative')})`,
      `${t('seriesLosing', { percent: percents.lossPercent })} (${t('illustrative')})`,
    ]
    const body = rows.map(({ month, invested, value, losing }) => [
      rowUnit === 'year' ? Math.round((month / 12) * 10) / 10 : month,
      invested,
      value,
      losing,
    ])
    saveFile(new Blob([toCsv([head, ...body])], { type: 'text/csv;charset=utf-8' }), `${t('file')}.csv`)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="compact" onClick={copyLink} icon={<Link2 className="size-5" />}>
        {t('copyLink')}
      </Button>
      <Button variant="secondary" size="compact" onClick={download} icon={<Download className="size-5" />}>
        {t('download')}
      </Button>
      <output className="text-small text-ink-2">{status}</output>
    </div>
  )
}
