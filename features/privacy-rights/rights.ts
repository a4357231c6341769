export interface Right {
  readonly name: 'see' | 'correct' | 'withdraw' | 'restrict' | 'delete' | 'review'
  readonly days: number
  readonly withOthers?: number
}

/** Working days within which a request is answered. */
export const replyDays = 2

/** Days within which each right is carried out (Decree 356/2025/ND-CP), longer where others have to be asked; extended once in complicated cases. */
export const rights: readonly Right[] = [
  { name: 'see', days: 10 },
  { name: 'correct', days: 10 },
  { name: 'withdraw', days: 15, withOthers: 20 },
  { name: 'restrict', days: 15, withOthers: 20 },
  { name: 'delete', days: 20 },
  { name: 'review', days: 10 },
]
