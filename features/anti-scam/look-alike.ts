/** Letters and digits that are drawn to be taken for others: Cyrillic and Greek twins, and the usual swaps. */
const twins: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  е: 'e',
  ο: 'o',
  о: 'o',
  '0': 'o',
  р: 'p',
  ρ: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ı: 'i',
  '1': 'l',
  ӏ: 'l',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ց: 'g',
  ո: 'n',
  п: 'n',
  ν: 'v',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
}

/** A name as it looks at a glance: without accents, twins replaced, `rn` as `m`, hyphens gone. */
export function glance(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/./gsu, (letter) => twins[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('đ', 'd')
    .replaceAll('-', '')
}

/** Letters to add, drop, replace or swap with their neighbour to make one word of the other (optimal string alignment). */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + changed)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row !== undefined) row[j] = best
    }
  }
  return at(a.length, b.length)
}

/** Endings of two parts under which names are given out, as far as they matter here. */
const secondLevel = /\.(?:com|net|org|gov|edu|co|biz|info|name|pro|health)\.[a-z]{2}$/

/** The name that somebody registered, without its ending: `songngan` of `trade.songngan.com.vn`. */
export function registeredName(host: string): string {
  const parts = host.split('.')
  return parts.at(secondLevel.test(host) ? -3 : -2) ?? host
}

/** Names this short are near too many others to be judged by nearness. */
const shortestName = 5

/**
 * Whether a host that is not ours is made to be taken for one that is: our name with another ending, inside a longer name
 * or in front of another host, or a name that differs by twins or by at most two letters.
 * @returns the host of ours that it resembles
 */
export function resembled(host: string, official: readonly string[]): string | null {
  const name = glance(registeredName(host))
  const whole = glance(host)
  for (const ours of official) {
    const own = glance(registeredName(ours))
    if (own.length < shortestName) continue
    const near = distance(name, own) <= (own.length >= 8 ? 2 : 1)
    if (near || whole.includes(own)) return ours
  }
  return null
}
