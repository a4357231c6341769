import { frames, type PageFrame } from './frames.ts'
import { nearestRow } from './nearest-row.ts'

const byPath = new Map<string, PageFrame>(Object.entries(frames))

/**
 * The frame of the page at an address: kind and chrome of its row in the route table, which is too large for browsers.
 * @param path without language prefix; query and hash are ignored
 */
export function pageFrame(path: string): PageFrame {
  return nearestRow(byPath, path) ?? {}
}
