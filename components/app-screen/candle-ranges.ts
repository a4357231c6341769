/** Lowest and highest price of the drawn candles, thousands of VND (tests/drawings/candles.tsx). */
export const candleRanges = {
  CHM: [57.78, 62.61],
  NVS: [27.04, 29.22],
  QNK: [29.34, 34.48],
} as const satisfies Readonly<Record<string, readonly [number, number]>>
