import type { Choice } from '@/lib/domain/account-opening/choice'

import type { ApplicationData } from '../../application/application-data'
import type { AddressForm } from './address-schema'
import { suggestProvince } from './suggest-province'

/** From this day on, addresses have two levels and cards are issued with them. */
const twoLevelsSince = '2025-07-01'

/** Whether the card names a district, and a commune that may have another name today. */
export function hasOldAddress({ idIssueDate = '' }: ApplicationData): boolean {
  return idIssueDate < twoLevelsSince
}

/**
 * The address of the card as answers of the form: its last parts are the province, the district of older cards, and the ward;
 * what stands before them is the street. Null where the card names no known province, or too little for an address.
 * @param provinces the list of the server; null until it is there, when the province of the answer is empty
 */
export function addressOfCard(data: ApplicationData, provinces: readonly Choice[] | null): AddressForm | null {
  const parts = (data.cardAddress ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const levels = hasOldAddress(data) ? 3 : 2
  const province = provinces === null ? '' : suggestProvince(data.cardAddress, provinces)?.code
  const ward = parts.at(-levels)
  if (province === undefined || ward === undefined || parts.length === levels) return null
  const district = levels === 3 ? (parts.at(-2) ?? '') : ''
  return { province, district, ward, street: parts.slice(0, -levels).join(', ') }
}
