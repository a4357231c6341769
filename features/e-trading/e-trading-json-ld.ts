interface App {
  readonly name: string
  readonly operatingSystem: string
  /** Download URL; null if the editors have not set one. */
  readonly href: string | null
}

/** schema.org SoftwareApplication for every downloadable app. All are free. */
export function eTradingJsonLd(apps: readonly App[]): Record<string, unknown> {
  return {
    '@graph': apps.flatMap(({ name, operatingSystem, href }) =>
      href === null
        ? []
        : [
            {
              '@type': 'SoftwareApplication',
              name,
              operatingSystem,
              downloadUrl: href,
              applicationCategory: 'FinanceApplication',
              offers: { '@type': 'Offer', price: 0, priceCurrency: 'VND' },
            },
          ],
    ),
  }
}
