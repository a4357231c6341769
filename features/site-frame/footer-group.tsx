import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Class of the links in a group. */
export const groupLink =
  'inline-flex min-h-11 items-center text-small text-ink-2 underline-offset-4 hover:text-primary hover:underline lg:min-h-7'

/** Links of the footer under a title: folded on phones, in columns on wide screens (app/footer.css). */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="footer-group">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-small font-semibold text-ink">
        {title}
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-5 text-ink-3 transition-transform in-open:rotate-180"
        />
      </summary>
      <p className="footer-group-title text-small font-semibold text-ink">{title}</p>
      <ul className="pb-3 lg:pt-1 lg:pb-0">{children}</ul>
    </details>
  )
}
