import { randomInt } from 'node:crypto'

import type { Holder } from '@/tests/sandbox/specimens/holder'
import { holderOfIdno } from '@/tests/sandbox/specimens/holder-of-idno'

/** A made-up person whom no other test knows. The sandbox draws an ID card for any possible ID number. */
export interface Applicant {
  readonly idNumber: string
  readonly fullName: string
  /** What the card says. */
  readonly holder: Holder
  readonly mobile: string
  readonly email: string
  readonly ward: string
  readonly street: string
  readonly bankAccount: string
}

/**
 * A new applicant. Cards of 2021 carry their QR code on the front, those of 2024 on the back. `ending` picks a fixed
 * meaning of the sandbox, such as 901 for a face that does not match.
 */
export function newApplicant({ card = '2024', ending }: { card?: '2021' | '2024'; ending?: string } = {}): Applicant {
  for (;;) {
    const serial = ending === undefined ? digits(6) : digits(3) + ending
    // Hà Nội, a man born in 1990.
    const idNumber = `001090${serial}`
    const holder = holderOfIdno(idNumber)
    const isPlain = ending !== undefined || !/90\d$/.test(serial)
    if (!holder || !isPlain || (ending === undefined && holder.card !== card)) continue
    return {
      idNumber,
      fullName: holder.name,
      holder,
      mobile: `09${digits(8)}`,
      email: `${digits(12)}@example.com`,
      ward: 'Phường Hoàn Kiếm',
      street: 'Số 12 ngõ Mẫu',
      bankAccount: digits(12),
    }
  }
}

const digits = (count: number) =>
  randomInt(10 ** Math.min(count, 12))
    .toString()
    .padStart(count, '0')
