/** Importing a font file yields its public address, the same as in style sheets. */
declare module '*.woff2' {
  const address: string
  export default address
}
