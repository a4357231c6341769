import { clsx } from 'clsx'
import { Plus } from '@/components/ui/icons'
import type { ReactNode } from 'react'

export interface AccordionItem {
  /** Also the fragment that opens it (`#id`): browsers open a `details` whose content is the target. */
  id: string
  title: ReactNode
  content: ReactNode
  open?: boolean
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** With a name, only one is open at a time. */
  name?: string
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** Questions and answers in native `details`: no scripts, and the browser's search finds closed ones. */
export function Accordion({ items, name, headingLevel = 3, className }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={clsx('border-t border-hairline', className)}>
      {items.map((item) => (
        <details key={item.id} name={name} open={item.open} className="group border-b border-hairline">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 transition-colors hover:text-primary [&::-webkit-details-marker]:hidden">
            <Heading className="text-body font-semibold text-pretty">{item.title}</Heading>
            <Plus className="size-5 shrink-0 text-bronze transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <div id={item.id} className="max-w-measure pb-6 text-ink-2">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}
