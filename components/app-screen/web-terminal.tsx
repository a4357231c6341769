'use client'

import { useTranslations } from 'next-intl'

import candlesChm from '@/components/art/drawings/candles-chm.svg'

import { AppWindow } from './app-window'
import { BoardPane } from './board-pane'
import { CandlePane } from './candle-pane'
import { DesktopFigure } from './desktop-figure'
import { OrderBookPane } from './order-book-pane'
import { TicketBody } from './ticket-body'

/**
 * The platform in a browser, as wide as the page: board, chart, order book and ticket in one window. A client component, so
 * that the document carries its figures once. Needs the island messages `appScreens`.
 */
export function WebTerminal({ label }: { label: string }) {
  const t = useTranslations('appScreens')
  return (
    <DesktopFigure label={label}>
      <AppWindow title={t('terminal.web')} note={t('terminal.sample')}>
        <div className="grid divide-hairline @3xl:grid-cols-2 @3xl:divide-x @5xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_17rem]">
          <BoardPane />
          {/* The narrowest have the ticket instead, with what a sale costs. */}
          <div className="grid grid-rows-[minmax(12rem,1fr)_auto] divide-y divide-hairline @max-3xl:hidden">
            <CandlePane ticker="CHM" candles={candlesChm} />
            <OrderBookPane />
          </div>
          <div className="flex flex-col border-hairline p-3 @max-3xl:border-t @3xl:@max-5xl:hidden">
            <TicketBody />
          </div>
        </div>
      </AppWindow>
    </DesktopFigure>
  )
}
