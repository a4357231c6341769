'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export interface TabItem {
  value: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** Name of the group of tabs, read out. */
  label: string
  items: readonly TabItem[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  /** Panels stay in the document when hidden, so that their text can be found and indexed. */
  keepMounted?: boolean
}

/** Tabs with arrow keys; the row scrolls sideways where it does not fit. */
export function Tabs({ label, items, defaultValue, value, onValueChange, keepMounted = true }: TabsProps) {
  return (
    <BaseTabs.Root
      defaultValue={defaultValue ?? items[0]?.value}
      value={value}
      onValueChange={(next) => onValueChange?.(String(next))}
    >
      <BaseTabs.List
        aria-label={label}
        className="relative -mx-4 flex gap-6 overflow-x-auto border-b border-hairline px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className="min-h-12 shrink-0 border-b-2 border-transparent py-2 font-semibold whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink data-active:border-bronze-graphic data-active:text-ink"
          >
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} keepMounted={keepMounted} className="rounded-control pt-6">
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
