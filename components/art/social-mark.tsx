import marks from './social-marks.svg'

export type SocialNetwork = 'facebook' | 'messenger' | 'youtube' | 'zalo' | 'linkedin' | 'twitter'

/** A simple mark drawn by us, in the text colour; by reference, like an icon, because the footer of every page shows all of them. */
export function SocialMark({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
      <use href={`${marks.src}#${network}`} />
    </svg>
  )
}
