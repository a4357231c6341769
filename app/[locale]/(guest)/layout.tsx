import type { ReactNode } from 'react'

/** The minimal layout: logo and language. */
export default function GuestLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
