/** Milliseconds; a contract is some hundred kilobytes. */
const timeout = 60_000

/** Saves the document at an address on the device. False: it did not arrive, or is no PDF. */
export async function downloadPdf(url: string, name: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('application/pdf') !== true) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = name
    link.click()
    // The browser has taken over the bytes by the next task.
    setTimeout(() => URL.revokeObjectURL(link.href))
    return true
  } catch {
    return false
  }
}
