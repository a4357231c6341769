import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import candlesChm from '@/components/art/drawings/candles-chm.svg'

import { AppWindow } from './app-window'
import { BoardPane } from './board-pane'
import { CandlePane } from './candle-pane'
import { OrderBookPane } from './order-book-pane'

interface TerminalWindowProps {
  /** Its columns, by the width of the figure. */
  readonly className: string
  /** Heights of the chart and the order book. */
  readonly rows: string
  /** A pane after the others. */
  readonly children?: ReactNode
}

/** The platform in a browser: board, chart and order book in one window; the narrowest figures have the board alone of them. */
export function TerminalWindow({ className, rows, children }: TerminalWindowProps) {
  const t = useTranslations('appScreens.terminal')
  return (
    <AppWindow title={t('web')} note={t('sample')}>
      <div className={`grid divide-hairline @3xl:divide-x ${className}`}>
        <BoardPane />
        <div className={`grid divide-y divide-hairline @max-3xl:hidden ${rows}`}>
          <CandlePane ticker="CHM" candles={candlesChm} />
          <OrderBookPane />
        </div>
        {children}
      </div>
    </AppWindow>
  )
}
