import { ArrowRight } from '@/components/ui/icons'
import type { ReactNode } from 'react'

import { Link } from '@/lib/platform/i18n/link'

/** Links from a section to the complete list. */
export function AllLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
    >
      {children}
      <ArrowRight className="size-5" />
    </Link>
  )
}
