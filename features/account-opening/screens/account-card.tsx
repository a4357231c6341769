import { DigitDrum } from '@/components/art/digit-drum'

interface AccountCardProps {
  readonly label: string
  readonly number: string
  readonly holder?: string | null
}

/** An account number on a card: beside it a drum with a ring for each digit, whose rays light up as the number is chosen. */
export function AccountCard({ label, number, holder = null }: AccountCardProps) {
  return (
    <p
      data-scheme="dark"
      className="relative grid min-h-48 content-end overflow-clip rounded-panel border border-transparent bg-hero p-6 text-white sm:min-h-52"
    >
      <DigitDrum
        number={number}
        className="absolute top-3 right-3 size-24 animate-strike text-hero-bronze sm:top-6 sm:right-6 sm:size-36"
      />
      <span className="relative block text-small text-on-hero-2">{label}</span>
      <span className="relative num text-h1-long leading-tight tracking-normal">{number}</span>
      {holder !== null && <span className="relative mt-1 block font-semibold text-hero-bronze">{holder}</span>}
    </p>
  )
}
