'use client'

import { DesktopFigure } from './desktop-figure'
import { TerminalWindow } from './terminal-window'
import { TicketBody } from './ticket-body'

/**
 * The platform in a browser, as wide as the page: board, chart, order book and ticket in one window. A client component, so
 * that the document carries its figures once. Needs the island messages `appScreens`.
 */
export function WebTerminal({ label }: { label: string }) {
  return (
    <DesktopFigure label={label}>
      <TerminalWindow
        className="@3xl:grid-cols-2 @5xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_17rem]"
        rows="grid-rows-[minmax(12rem,1fr)_auto]"
      >
        {/* The narrowest have it instead of chart and order book, with what a sale costs. */}
        <div className="flex flex-col border-hairline p-3 @max-3xl:border-t @3xl:@max-5xl:hidden">
          <TicketBody />
        </div>
      </TerminalWindow>
    </DesktopFigure>
  )
}
