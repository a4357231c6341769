/** `THOROUGH=1`: every combination, where the usual run takes one of each kind. */
export const isThorough = process.env['THOROUGH'] === '1'
