import type { ReactNode } from 'react'

/** The default layout: header, page, footer. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
