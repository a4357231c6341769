/** The package has no types; these are the options that we use (https://github.com/papandreou/subset-font). */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    noHinting: boolean
    glyphNames?: boolean
    keepFeatures: string[]
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
