/** Time zone of every date that the site shows or compares (docs/specification.md#languages), whatever the device is set to. */
export const vietnamTimeZone = 'Asia/Ho_Chi_Minh'
