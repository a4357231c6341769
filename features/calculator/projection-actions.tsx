'use client'

import { Download, Link2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { CalculatorCopy } from './calculator-copy'
import type { Projection } from './projection'
import { toCsv } from './to-csv'

interface ProjectionActionsProps extends Pick<Projection, 'rows' | 'rowUnit'> {
  readonly copy: CalculatorCopy['result']
  /** Of the curve and of the one that loses, as they are shown. */
  readonly percents: { readonly percent: string; readonly lossPercent: string }
}

/** Takes the projection along: its address, which holds the whole plan, and its rows as a file. */
export function ProjectionActions({ rows, rowUnit, copy, percents }: ProjectionActionsProps) {
  const [status, setStatus] = useState('')
  const copyLink = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => setStatus(copy.copied),
      () => setStatus(copy.copyFailed),
    )
  }
  const download = () => {
    const head = [
      rowUnit === 'year' ? copy.columnYear : copy.columnMonth,
      copy.invested,
      `${fillIn(copy.gaining, { percent: percents.percent })} (${copy.illustrative})`,
      `${fillIn(copy.seriesLosing, { percent: percents.lossPercent })} (${copy.illustrative})`,
    ]
    const body = rows.map(({ month, invested, value, losing }) => [
      rowUnit === 'year' ? Math.round((month / 12) * 10) / 10 : month,
      invested,
      value,
      losing,
    ])
    const href = URL.createObjectURL(new Blob([toCsv([head, ...body])], { type: 'text/csv;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href, download: `${copy.file}.csv` })
    link.click()
    URL.revokeObjectURL(href)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="compact"
        onClick={copyLink}
        icon={<Link2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      >
        {copy.copyLink}
      </Button>
      <Button
        variant="secondary"
        size="compact"
        onClick={download}
        icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      >
        {copy.download}
      </Button>
      <output className="text-small text-ink-2">{status}</output>
    </div>
  )
}
