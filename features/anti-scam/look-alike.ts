/** Homoglyphs: Cyrillic, Greek and Armenian letters, and digits, that resemble Latin letters. */
const homoglyphs: Readonly<Record<string, string>> = {
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

/** Normalises a name to how it looks: without accents and hyphens, homoglyphs replaced, `rn` as `m`, `vv` as `w`. */
export function skeleton(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/./gsu, (letter) => homoglyphs[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('đ', 'd')
    .replaceAll('-', '')
}

/** Edit distance with transpositions of neighbouring letters (optimal string alignment). */
export function editDistance(a: string, b: string): number {
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

/** Two-part public suffixes that matter here. */
const twoPartSuffix = /\.(?:com|net|org|gov|edu|co|biz|info|name|pro|health)\.[a-z]{2}$/

/** The registered name without its suffix: `songngan` of `trade.songngan.com.vn`. */
export function registeredName(host: string): string {
  const parts = host.split('.')
  return parts.at(twoPartSuffix.test(host) ? -3 : -2) ?? host
}

/** Minimum length of a name: edit distance says nothing about shorter ones. */
const minNameLength = 5

/**
 * Whether a foreign host imitates one of ours: our name under another suffix, inside a longer name or as a subdomain of
 * another host, or a name that differs by homoglyphs or at most two letters.
 * @returns our host that it resembles, or null
 */
export function imitatedHost(host: string, official: readonly string[]): string | null {
  const name = skeleton(registeredName(host))
  const whole = skeleton(host)
  for (const ours of official) {
    const own = skeleton(registeredName(ours))
    if (own.length < minNameLength) continue
    const isClose = editDistance(name, own) <= (own.length >= 8 ? 2 : 1)
    if (isClose || whole.includes(own)) return ours
  }
  return null
}
