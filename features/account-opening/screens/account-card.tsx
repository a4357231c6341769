import { Drawing } from '@/components/art/drawing'
import drum from '@/components/art/drawings/drum-status.svg'

/** An account number on a card, with rings that go out from it once. */
export function AccountCard({ label, number }: { label: string; number: string }) {
  return (
    <p
      data-scheme="dark"
      className="relative grid min-h-36 content-end overflow-clip rounded-panel border border-transparent bg-hero p-6 text-white sm:min-h-44"
    >
      <Drawing file={drum} className="absolute -top-20 -right-20 size-64 animate-strike text-hero-bronze opacity-40" />
      <span className="relative block text-small text-on-hero-2">{label}</span>
      <span className="relative num text-display leading-tight tracking-normal">{number}</span>
    </p>
  )
}
