/** `0912345678` as `0912 345 678`, as people read a number aloud; anything else stays as it is. */
export function groupedMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 4)}\u{a0}${mobile.slice(4, 7)}\u{a0}${mobile.slice(7)}` : mobile
}
