'use client'

import { useTranslations } from 'next-intl'

import candlesNvs from '@/components/art/drawings/candles-nvs.svg'
import candlesQnk from '@/components/art/drawings/candles-qnk.svg'

import { AppWindow } from './app-window'
import { CandlePane } from './candle-pane'
import { DesktopFigure } from './desktop-figure'
import { OrderBookPane } from './order-book-pane'
import { chartedBook } from './sample-market'

/** The platform for several screens: two charts, and the order book of one below it. See `WebTerminal`. */
export function Workstation({ label }: { label: string }) {
  const t = useTranslations('appScreens')
  return (
    <DesktopFigure label={label}>
      <AppWindow title={t('terminal.desktop')}>
        <div className="grid grid-cols-2">
          <CandlePane ticker="QNK" candles={candlesQnk} className="h-52 sm:row-span-2 sm:h-auto" />
          <CandlePane ticker="NVS" candles={candlesNvs} className="h-52 border-s border-hairline sm:h-44" />
          <div className="col-span-full border-t border-hairline sm:col-span-1 sm:border-s">
            <OrderBookPane book={chartedBook} />
          </div>
        </div>
      </AppWindow>
    </DesktopFigure>
  )
}
