import { toDdMmYyyy } from '@/lib/domain/validation/date-time-rules'

/** A date of the card, as people who read this language write it. */
export function cardDate(iso: string, locale: string): string {
  return locale === 'ko' ? iso.replaceAll('-', '.') : toDdMmYyyy(iso)
}
