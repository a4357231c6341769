/** Time zone of every date that the site shows or compares (spec.md section 9), whatever the device is set to. */
export const vietnamTimeZone = 'Asia/Ho_Chi_Minh'
