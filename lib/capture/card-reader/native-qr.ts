import type { Pixels } from '@/lib/capture/frame/luma'

interface BarcodeDetectorLike {
  readonly detect: (image: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetectorLike
  getSupportedFormats: () => Promise<readonly string[]>
}

/** The browser's own reader (Chrome on Android and macOS): no download, and faster. Null if there is none. */
export async function nativeQrReader(): Promise<((pixels: Pixels) => Promise<readonly string[]>) | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  if (BarcodeDetector === undefined) return null
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async ({ data, width, height }) => {
      const found = await detector.detect(new ImageData(new Uint8ClampedArray(data), width, height))
      return found.map((code) => code.rawValue)
    }
  } catch {
    // Some builds have the class but cannot reach the system's service; then the other reader takes over.
    return null
  }
}
