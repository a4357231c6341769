/** Saves a file on the device under its name, as a press on a download link does. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken over the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
