'use client'

export interface RowLink {
  readonly href: string
  readonly text: string
  /** Language of the file or page, where it is not that of this page. */
  readonly hrefLang?: string
}

interface LinkRowProps {
  title: string
  links: readonly RowLink[]
  /** For screen readers: the links open a new tab. */
  newTab: string
}

/** Links to other sites and to files, side by side under a title. A client component, so that documents carry data only. */
export function LinkRow({ title, links, newTab }: LinkRowProps) {
  return (
    <div className="lg:flex lg:items-baseline lg:gap-6">
      <p className="text-small font-semibold text-ink lg:w-40 lg:shrink-0">{title}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ text, ...address }) => (
          <li key={text}>
            <a
              {...address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-small text-ink-2 underline-offset-4 hover:text-primary hover:underline"
            >
              {text}
              <span className="sr-only"> ({newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
