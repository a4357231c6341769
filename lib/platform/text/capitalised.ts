/** Capitalises names of sectors, which the backend writes as they appear inside sentences. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
