import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { loadCode } from '@/lib/platform/navigation/load-code'

/**
 * Loads pdf.js, with its worker from this origin (lib/platform/build/public-assets.ts), only when a contract is shown: some 190 kB
 * and a worker of 1.2 MB that no other screen needs. The legacy build brings what phones of some years ago lack.
 */
export async function loadPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const pdfjs = await loadCode(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  signal.throwIfAborted()
  pdfjs.GlobalWorkerOptions.workerSrc = `/vendor/pdfjs-${pdfjs.version}/pdf.worker.min.mjs`
  // WebAssembly decodes picture formats that no contract has, and would be fetched from elsewhere.
  const task = pdfjs.getDocument({ url, useWasm: false })
  signal.addEventListener('abort', () => void task.destroy(), { once: true })
  return task.promise
}
