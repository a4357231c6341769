/** Tag of answers that came from a failing backend; the data cache does not keep them (data-cache-handler.ts). */
export const unavailableTag = 'unavailable'
