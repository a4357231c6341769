/** Pixels of a canvas: four bytes each, row by row. `ImageData` is one. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** Brightness of each pixel, 0 to 255. */
export interface Luma {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A rectangle in pixels; fractions are dropped on use. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** ITU-R BT.601 weights in 8-bit integers: 77 + 150 + 29 = 256. */
export function toLuma({ data, width, height }: Pixels): Luma {
  const luma = new Uint8ClampedArray(width * height)
  for (let index = 0; index < luma.length; index += 1) {
    const at = index * 4
    luma[index] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
  }
  return { data: luma, width, height }
}

/** The part of a luma picture inside `rect`, clipped to the picture. */
export function cropLuma(luma: Luma, rect: Rect): Luma {
  const x = Math.max(0, Math.trunc(rect.x))
  const y = Math.max(0, Math.trunc(rect.y))
  const width = Math.min(luma.width - x, Math.trunc(rect.width))
  const height = Math.min(luma.height - y, Math.trunc(rect.height))
  const data = new Uint8ClampedArray(width * height)
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * luma.width + x
    data.set(luma.data.subarray(from, from + width), row * width)
  }
  return { data, width, height }
}
