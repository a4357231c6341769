import { Drawing } from '@/components/art/drawing'
import drumMascham8 from '@/components/art/drawings/drum-mascham-8.svg'
import type { ReactNode } from 'react'

interface ContestHeroProps {
  kicker: string
  title: string
  /** HTML of the CMS, sanitised. */
  leadHtml?: string
  children?: ReactNode
}

/** Header band of a contest page: a sun of drum rings on the dark background of the site's hero. */
export function ContestHero({ kicker, title, leadHtml, children }: ContestHeroProps) {
  return (
    <section data-scheme="dark" className="relative overflow-clip bg-hero text-white">
      <Drawing
        file={drumMascham8}
        className="absolute -top-32 -right-28 size-104 text-hero-bronze opacity-15 max-md:hidden lg:size-140 lg:opacity-25"
      />
      <div
        className={
          leadHtml === undefined ? 'relative container-page py-12 md:py-16' : 'relative container-page py-16 md:py-24'
        }
      >
        <p className="text-small font-semibold text-hero-bronze">{kicker}</p>
        <h1 className={leadHtml === undefined ? 'mt-2 max-w-[24ch] text-h1' : 'mt-3 max-w-[16ch] text-display'}>
          {title}
        </h1>
        {leadHtml === undefined ? null : (
          <div
            className="mt-6 max-w-[52ch] space-y-3 text-lead text-on-hero-2"
            // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
            dangerouslySetInnerHTML={{ __html: leadHtml }}
          />
        )}
        {children}
      </div>
    </section>
  )
}
