interface App {
  readonly name: string
  readonly operatingSystem: string
  /** Where it is downloaded; null where the editors have none. */
  readonly href: string | null
}

/** schema.org SoftwareApplication of every app that can be downloaded. All are free. */
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
