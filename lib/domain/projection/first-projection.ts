/**
 * Initial values of the home page's and the calculator's projection: five million dong a month for ten years at eight
 * percent a year. An assumption, labelled as one.
 */
export const firstProjection = { monthly: 5_000_000, years: 10, percentAYear: 8 } as const
