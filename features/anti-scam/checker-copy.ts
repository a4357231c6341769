import type { Messages } from 'next-intl'

export type CheckerCopy = Omit<Messages['antiScam']['checker'], 'noScript'>
