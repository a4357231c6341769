import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import type { OcrWire } from '@/lib/backends/ekyc/schemas'

/** The e-KYC case of one applicant. */
export interface Check {
  readonly id: string
  readonly requestId: string
  /** Application for which the ID provider opened the request. */
  readonly reference: string
  /** Printed on the card; `card` holds what was read, which may differ. */
  readonly idno: string
  readonly card: Pick<OcrWire, 'card_type' | 'fields'>
  readonly matched: boolean | undefined
  readonly live: boolean | undefined
  readonly faceAttempts: number
  readonly liveAttempts: number
  /** What browsers noticed about the pictures, for staff: `front:file face:virtual-camera`. */
  readonly signals: readonly string[]
  /** How often the result was polled. */
  readonly polls: number
  /** ISO instant. */
  readonly at: string
}

/** e-KYC cases, and the requests of the ID provider under which they are opened. */
export class Checks {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** The request of an application; a repeated call returns the first. */
  request(reference: string): string {
    const known = this.#database.prepare('select request_id from identity_requests where reference = ?').get(reference)
    if (known) return String(known['request_id'])
    const requestId = randomUUID()
    this.#database
      .prepare('insert into identity_requests (request_id, reference, at) values (?, ?, ?)')
      .run(requestId, reference, this.#at())
    return requestId
  }

  isRequest(requestId: string): boolean {
    return this.#database.prepare('select 1 from identity_requests where request_id = ?').get(requestId) !== undefined
  }

  /** `idno` is the printed number; `front` and `back` are where the pictures were stored. */
  open(requestId: string, idno: string, card: Check['card'], pictures: { front: string; back: string }): string {
    const id = randomUUID()
    this.#database
      .prepare('insert into checks (id, request_id, idno, card, front, back, at) values (?, ?, ?, ?, ?, ?, ?)')
      .run(id, requestId, idno, JSON.stringify(card), pictures.front, pictures.back, this.#at())
    return id
  }

  find(id: string): Check | undefined {
    const row = this.#database
      .prepare(
        `select checks.*, identity_requests.reference from checks
         join identity_requests on identity_requests.request_id = checks.request_id where checks.id = ?`,
      )
      .get(id)
    if (!row) return undefined
    return {
      id,
      requestId: String(row['request_id']),
      reference: String(row['reference']),
      idno: String(row['idno']),
      card: JSON.parse(String(row['card'])) as Check['card'],
      matched: toBoolean(row['matched']),
      live: toBoolean(row['live']),
      faceAttempts: Number(row['face_attempts']),
      liveAttempts: Number(row['live_attempts']),
      signals: String(row['signals']).split(' ').filter(Boolean),
      polls: Number(row['polls']),
      at: String(row['at']),
    }
  }

  /** Only a face that does not match uses up a try. */
  saveFace(id: string, matched: boolean): void {
    this.#database
      .prepare('update checks set matched = ?, face_attempts = face_attempts + ? where id = ?')
      .run(matched ? 1 : 0, matched ? 0 : 1, id)
  }

  saveLiveness(id: string, live: boolean): void {
    this.#database
      .prepare('update checks set live = ?, live_attempts = live_attempts + ? where id = ?')
      .run(live ? 1 : 0, live ? 0 : 1, id)
  }

  /** Keeps what a browser noticed; it changes no verdict. */
  addSignals(id: string, signals: string | undefined): void {
    if (signals === undefined) return
    this.#database.prepare("update checks set signals = trim(signals || ' ' || ?) where id = ?").run(signals, id)
  }

  /** Whether the challenge was not used for another case; the same call again is the repetition of a lost answer. */
  takeChallenge(challenge: string, id: string): boolean {
    this.#database.prepare('insert or ignore into challenges (challenge, check_id) values (?, ?)').run(challenge, id)
    const row = this.#database.prepare('select check_id from challenges where challenge = ?').get(challenge)
    return row?.['check_id'] === id
  }

  countPoll(id: string): void {
    this.#database.prepare('update checks set polls = polls + 1 where id = ?').run(id)
  }

  #at(): string {
    return new Date(this.#now()).toISOString()
  }
}

function toBoolean(value: unknown): boolean | undefined {
  return value === null || value === undefined ? undefined : value === 1
}
