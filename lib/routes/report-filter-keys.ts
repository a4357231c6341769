/** Parameters of /reports that filter: type, sector, ticker, first and last day of publication. */
export const reportFilterKeys = ['type', 'sector', 'ticker', 'from', 'to'] as const
