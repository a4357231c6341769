import type { ReactNode } from 'react'

/** Element id of the band's buttons and links. */
export const closingId = 'closing-actions'

interface ClosingBandProps {
  readonly title: string
  readonly lead: string
  /** Buttons and links. */
  readonly children: ReactNode
}

/** The end of a landing page. Its ground is that of the page's scheme, as under every closing call to action. */
export function ClosingBand({ title, lead, children }: ClosingBandProps) {
  return (
    <section aria-labelledby="closing" className="bg-closing">
      <div data-scheme="dark">
        <div className="container-page grid gap-x-10 gap-y-5 py-8 text-white lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:py-10">
          <div>
            <h2 id="closing" className="text-h2">
              {title}
            </h2>
            <p className="mt-2 text-on-hero-2">{lead}</p>
          </div>
          <div id={closingId} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
