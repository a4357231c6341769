import { DigitDrum } from '@/components/art/digit-drum'

/** Low windows, such as a small phone's, keep their room for what the popup asks for. */
const drumSize = 'size-44 sm:size-52 [@media(height<44rem)]:size-28'

/** The drum of the account number, which is struck ring by ring. Decorative: the number is below it. */
export function StruckDrum({ number }: { readonly number: string }) {
  return (
    <span
      aria-hidden="true"
      data-scheme="dark"
      className="grid shrink-0 justify-items-center bg-linear-to-b from-hero to-hero-2 p-8 text-hero-bronze [@media(height<44rem)]:p-5"
    >
      <DigitDrum number={number} isSigned className={drumSize} />
    </span>
  )
}
