/** A font file that is imported is the address under which it is served, the one that style sheets get too. */
declare module '*.woff2' {
  const address: string
  export default address
}
