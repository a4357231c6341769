import { z } from '@/lib/platform/zod/zod'

import type { SeedClock } from '../clock'
import { ContentError } from '../files/content-error'
import { readJson } from '../files/read-content'
import type { Session } from './trading-session'

const file = 'market/sessions.json'

/** Made-up trading days of the made-up index SN100, which has a hundred shares. The newest comes first. */
const rows = readJson(
  file,
  z.array(
    z.strictObject({
      /** Points. */
      close: z.number(),
      /** VND billion. */
      turnover: z.int(),
      /** Net buying of foreign investors, VND billion, signed. */
      foreign: z.int(),
      up: z.int(),
      down: z.int(),
      unchanged: z.int(),
    }),
  ),
)

/** The session `back` business days before day 0 of the clock: its figures are fixed, its date depends on the clock. */
export function sessionAt(clock: SeedClock, back: number): Session {
  const row = rows[back]
  const before = rows[back + 1]
  if (!row || !before) throw new ContentError(file, [`there is no session ${back}, or none before it`])
  return {
    day: clock.dayBefore(back),
    index: row.close,
    previous: before.close,
    change: (row.close / before.close - 1) * 100,
    turnover: row.turnover,
    foreign: row.foreign,
    advances: row.up,
    declines: row.down,
    unchanged: row.unchanged,
  }
}

/** `count` sessions up to `back`, newest first. */
export function sessionsBefore(clock: SeedClock, back: number, count: number): readonly Session[] {
  return Array.from({ length: count }, (_, index) => sessionAt(clock, back + index))
}
