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

/** Cards of 2021 carry their QR code on the front, those of 2024 on the back. */
export type Card = '2021' | '2024'

/** Use the `newApplicant` fixture instead: it also checks that nothing about the applicant leaks. */
export function inventApplicant(card: Card = '2024'): Applicant {
  for (;;) {
    // A man from Hà Nội, born in 1990.
    const idNumber = `001090${digits(6)}`
    const holder = holderOfIdno(idNumber)
    // ID numbers that end in 900 to 909 have a special meaning for the sandbox.
    if (holder?.card !== card || /90\d$/.test(idNumber)) continue
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
  randomInt(10 ** count)
    .toString()
    .padStart(count, '0')
