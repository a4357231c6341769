/** Scales to mean 0 and length 1, independent of light and contrast. */
export function standardised(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1
  return values.map((value) => (value - mean) / length)
}
