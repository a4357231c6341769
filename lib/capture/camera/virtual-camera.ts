/** Names under which software offers itself as a camera. Drivers may be renamed: a name proves nothing. */
const names =
  /virtual|\bobs\b|manycam|droidcam|iriun|epoccam|ivcam|xsplit|splitcam|snap camera|mmhmm|camtwist|e2esoft|vcam|v4l2 ?loopback|dummy video|screen capture/i

/** Whether a camera calls itself by the name of software that plays pictures or videos as one. */
export function isVirtualCamera(label: string): boolean {
  return names.test(label)
}
