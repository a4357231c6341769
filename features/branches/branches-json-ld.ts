import type { Branch } from '@/lib/backends/main/shell'
import { formatTime, workingSessions } from '@/lib/domain/company/working-hours'

/** Pads the hour to two digits, as schema.org requires. */
const padded = (time: string) => time.padStart(5, '0')

/**
 * schema.org FinancialService for every branch, generated from the list that the page shows.
 * @param organisation name of the broker
 */
export function branchesJsonLd(branches: readonly Branch[], organisation: string): Record<string, unknown> {
  const openingHoursSpecification = workingSessions.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: padded(formatTime(from)),
    closes: padded(formatTime(to)),
  }))
  return {
    '@graph': branches.map(({ name, address, telephones, emails, location }) => ({
      '@type': 'FinancialService',
      name: `${organisation}, ${name}`,
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'VN' },
      ...(telephones[0] === undefined ? {} : { telephone: telephones[0] }),
      ...(emails[0] === undefined ? {} : { email: emails[0] }),
      ...(location ? { geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } } : {}),
      openingHoursSpecification,
    })),
  }
}
