import { ArrowRight } from '@/components/ui/icons'
import { Link } from '@/lib/platform/i18n/link'

interface WayRowProps {
  /** Without language prefix. */
  readonly href: string
  readonly title: string
  /** What is there, in a few words. */
  readonly note: string
}

/** A way to a part of the site, for visitors who do not know where to go: its name, and what is there. */
export function WayRow({ href, title, note }: WayRowProps) {
  return (
    <Link
      href={href}
      className="group flex h-full items-center gap-4 border-t border-hairline py-3.5 transition-colors hover:border-primary"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-[1.125rem] leading-snug font-semibold group-hover:text-primary">{title}</span>
        <span className="mt-0.5 block text-small text-ink-2">{note}</span>
      </span>
      <ArrowRight className="size-5 shrink-0 text-bronze transition-transform group-hover:translate-x-0.5" />
    </Link>
  )
}
