'use client'

import { useTranslations } from 'next-intl'

import candlesNvs from '@/components/art/drawings/candles-nvs.svg'
import candlesQnk from '@/components/art/drawings/candles-qnk.svg'

import { AppWindow } from './app-window'
import { CandlePane } from './candle-pane'
import { DesktopFigure } from './desktop-figure'
import { OrderBookPane } from './order-book-pane'
import { chartedBook } from './sample-market'

/** The platform for several screens: charts behind, and an order book in a window of its own. See `WebTerminal`. */
export function Workstation({ label }: { label: string }) {
  const t = useTranslations('appScreens')
  return (
    <DesktopFigure label={label} className="relative grid gap-2 sm:block sm:pr-8 sm:pb-8">
      <AppWindow title={t('terminal.desktop')}>
        <div className="grid grid-cols-2 divide-x divide-hairline">
          <CandlePane ticker="QNK" candles={candlesQnk} className="h-52 sm:h-108" />
          {/* The book floats over the rest of the column. */}
          <CandlePane ticker="NVS" candles={candlesNvs} className="h-52 sm:h-44" />
        </div>
      </AppWindow>
      <AppWindow
        title={`${t('book.title')} · ${chartedBook.ticker}`}
        className="sm:absolute sm:right-0 sm:bottom-0 sm:left-1/2"
      >
        <OrderBookPane book={chartedBook} isTitled={false} />
      </AppWindow>
    </DesktopFigure>
  )
}
