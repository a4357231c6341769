import { useTranslations } from 'next-intl'

import { AppWindow } from './app-window'
import { CandlePane } from './candle-pane'
import { DesktopFigure } from './desktop-figure'
import { OrderBookPane } from './order-book-pane'
import { tradedStock } from './sample-market'

/** The platform for several screens: charts behind, and an order book in a window of its own. */
export function Workstation({ label }: { label: string }) {
  const t = useTranslations('appScreens')
  return (
    <DesktopFigure label={label} className="relative grid gap-2 sm:block sm:pr-10 sm:pb-32">
      <AppWindow title={t('terminal.desktop')}>
        <div className="grid grid-cols-2 divide-x divide-hairline">
          <CandlePane ticker="QNK" from={29.4} to={34.3} className="h-52 sm:h-72" />
          <CandlePane ticker="NVS" from={29.1} to={27.05} className="h-52 sm:h-72" />
        </div>
      </AppWindow>
      <AppWindow title={tradedStock.ticker} className="sm:absolute sm:right-0 sm:bottom-0 sm:w-56">
        <OrderBookPane />
      </AppWindow>
    </DesktopFigure>
  )
}
