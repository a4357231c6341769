import 'server-only'

/** Whether every page says that this is a demonstration. Pages that are already rendered keep what they say. */
export function isDemonstration(): boolean {
  return process.env.DEMONSTRATION?.trim() !== 'off'
}
