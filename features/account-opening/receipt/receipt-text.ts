import type { Sex } from '@/lib/domain/identity/identity-card'
import type { PersonalDatum } from '@/lib/backends/endpoint'

import { services, type ApplicationData, type Service } from '../application/application-data'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { Disclosure, Receipts } from './data-receipt'

/** The words of the receipt, in the reader's language. */
export interface ReceiptWords {
  readonly title: string
  /** When, and for which application. */
  readonly drawnUp: string
  readonly readHere: string
  readonly nothingRead: string
  readonly nothingSent: string
  readonly withoutValues: string
  readonly valuesTitle: string
  readonly screen: (screen: Screen) => string
  readonly datum: (datum: PersonalDatum) => string
  readonly purpose: (disclosure: Disclosure) => string
  readonly recipient: (disclosure: Disclosure) => string
  readonly kept: (disclosure: Disclosure) => string
  readonly sex: (sex: Sex) => string
  /** Of an ISO 3166-1 code. */
  readonly country: (code: string) => string
  readonly service: (service: Service) => string
}

/** Answers by what they are called in the receipt; codes and pictures are kept nowhere and stand nowhere. */
const answerOf: Partial<Record<PersonalDatum, (data: ApplicationData, words: ReceiptWords) => string | undefined>> = {
  name: ({ fullName }) => fullName,
  mobile: ({ mobile }) => mobile,
  email: ({ email }) => email,
  'id-number': ({ idNumber }) => idNumber,
  'birth-date': ({ birthDate }) => birthDate,
  sex: ({ sex }, words) => sex && words.sex(sex),
  nationality: ({ nationality, secondNationality }, words) =>
    joined(nationality && words.country(nationality), secondNationality && words.country(secondNationality)),
  address: ({ street, ward, district, province, cardAddress }) =>
    [joined(street, ward?.name, district, province?.name), cardAddress].filter(Boolean).join('; ') || undefined,
  work: ({ job, position }) => joined(job?.name, position?.name),
  tax: ({ taxNumber }) => taxNumber,
  'bank-accounts': ({ banks }) =>
    joined(...(banks ?? []).map(({ bank, accountNumber }) => `${bank.name} ${accountNumber}`)),
  referrer: ({ referrerName, referrerPhone, referralCode, rewardCode }) =>
    joined(referrerName, referrerPhone, referralCode, rewardCode),
  'account-number': ({ accountNumber }) => accountNumber,
  'service-choices': ({ services: chosen }, words) =>
    chosen && joined(...services.filter((service) => chosen[service]).map((service) => words.service(service))),
}

/** The receipt of a whole flow as plain text: what each screen reads and sends, to whom, why and for how long. */
export function toReceiptText(
  words: ReceiptWords,
  { screens, name }: Flow,
  receipts: Receipts,
  /** Null: nobody asked for the values, and the receipt holds none. */
  values: ApplicationData | null,
): string {
  const parts = screens.flatMap((screen, index) => {
    const { readHere, sent } = receipts[name][screen]
    const read = readHere.length === 0 ? words.nothingRead : readHere.map(words.datum).join(', ')
    const lines = sent.flatMap((disclosure) => [
      `  - ${words.purpose(disclosure)}: ${disclosure.data.map(words.datum).join(', ')}`,
      `    ${words.recipient(disclosure)}`,
      `    ${words.kept(disclosure)}`,
    ])
    const disclosed = lines.length === 0 ? [`  - ${words.nothingSent}`] : lines
    return ['', `${index + 1}. ${words.screen(screen)}`, `  ${words.readHere}: ${read}`, ...disclosed]
  })
  return [words.title, words.drawnUp, ...parts, '', ...valueLines(words, values), ''].join('\r\n')
}

function valueLines(words: ReceiptWords, values: ApplicationData | null): readonly string[] {
  if (values === null) return [words.withoutValues]
  const answers = Object.entries(answerOf).flatMap(([datum, read]) => {
    const answer = read(values, words)
    return answer === undefined ? [] : [`  ${words.datum(datum as PersonalDatum)}: ${answer}`]
  })
  return [words.valuesTitle, ...answers]
}

function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined && part !== '')
  return given.length === 0 ? undefined : given.join(', ')
}
