import { keepPairs } from '@/lib/platform/text/keep-pairs'

/** Keeps what belongs together in a title on one line, also what a hyphen joins. */
export const keepTitle = (title: string): string => keepPairs(title).replaceAll('-', '-\u2060')
