export type SocialNetwork = 'facebook' | 'youtube' | 'zalo' | 'linkedin' | 'twitter'

/** Simple marks of our own drawing, in the colour of the text. */
const shapes: Record<SocialNetwork, string> = {
  facebook:
    'M13.5 21v-8h2.7l.4-3h-3.1V8.1c0-.9.3-1.5 1.6-1.5h1.6V3.9A22 22 0 0 0 14.4 3.800c-2.300 0-3.900 1.400-3.900 4v2.200H7.800v3h2.700v8z',
  youtube:
    'M4.500 6.200C6 5.800 9 5.700 12 5.700s6 .1 7.500.5c1 .3 1.500 1 1.700 2 .3 1.200.3 2.500.3 3.800s0 2.600-.3 3.800c-.2 1-.7 1.700-1.700 2-1.500.4-4.500.5-7.500.5s-6-.1-7.500-.5c-1-.3-1.500-1-1.700-2-.3-1.200-.3-2.500-.3-3.800s0-2.600.3-3.800c.2-1 .7-1.700 1.700-2zM10 8.900v6.200l5.300-3.100z',
  zalo: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8l-4 1 1-3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm3 4v1.700h3.800L7.800 14.700V16h7V14.300h-4.200l4.100-5V8z',
  linkedin:
    'M4.500 9.500h3.300V20H4.500zM6.100 4.200a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM10 9.500h3.100v1.500c.6-1 1.700-1.800 3.300-1.800 2.900 0 4.100 1.800 4.100 4.900V20h-3.300v-5.300c0-1.600-.5-2.500-1.800-2.500-1.400 0-2.100 1-2.100 2.700V20H10z',
  twitter:
    'M4 4h4.600l4 5.500L17.300 4H20l-6.200 7.200L20.500 20h-4.600l-4.400-6-5.100 6H3.700l6.600-7.700zm3.400 1.700 9.400 12.600h1.500L8.900 5.700z',
}

export function SocialMark({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
      <path d={shapes[network]} fillRule="evenodd" />
    </svg>
  )
}
