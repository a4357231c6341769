export type NicePattern = 'repeat' | 'sequence' | 'pairs' | 'mirror' | 'lucky'

export interface NiceAccount {
  /** Six digits, the part of the account number that the customer chooses. */
  number: string
  pattern: NicePattern
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Pools of numbers that people like; `lucky` uses 6 (lộc), 8 (phát) and 9 (trường cửu). */
const pools: Readonly<Record<NicePattern, readonly string[]>> = {
  repeat: digits.map((digit) => digit.repeat(6)),
  sequence: ['012345', '123456', '234567', '345678', '456789', '987654', '876543', '765432', '654321', '543210'],
  pairs: ['112233', '223344', '334455', '445566', '556677', '667788', '778899', '121212', '686868', '868686', '797979'],
  mirror: ['123321', '168861', '246642', '369963', '579975', '686686', '789987', '868868', '886688', '998899'],
  lucky: ['006868', '016868', '026688', '036886', '066688', '088886', '166888', '266868', '388668', '566886', '686899'],
}

export const niceAccounts: readonly NiceAccount[] = (Object.keys(pools) as NicePattern[]).flatMap((pattern) =>
  pools[pattern].map((number) => ({ number, pattern })),
)
