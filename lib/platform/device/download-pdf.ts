import { saveFile } from './save-file'

/** Milliseconds; a contract is some hundred kilobytes. */
const timeout = 60_000

/** Saves the document at an address on the device. False: it did not arrive, or is no PDF. */
export async function downloadPdf(url: string, name: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('application/pdf') !== true) return false
    saveFile(await answer.blob(), name)
    return true
  } catch {
    return false
  }
}
