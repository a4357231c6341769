/** Time zone of every date on the site (docs/specification.md#languages), whatever the device's own. */
export const vietnamTimeZone = 'Asia/Ho_Chi_Minh'
