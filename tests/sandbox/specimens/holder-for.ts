import { catalogue, type Flaw } from './catalogue'
import type { Holder } from './holder'
import { holderOfIdno } from './holder-of-idno'

/** The holder of a specimen card: from the catalogue, else the made-up person of the number. */
export function holderFor(idno: string): Holder | undefined {
  return catalogue.find(({ holder }) => holder.idno === idno)?.holder ?? holderOfIdno(idno)
}

/** What is wrong with the pictures of an id number's specimen. */
export function flawFor(idno: string): Flaw {
  return catalogue.find(({ holder }) => holder.idno === idno)?.flaw ?? 'none'
}
