/**
 * What a picture may be instead of what was before a camera, as this device sees it: a chosen file, a camera that is software,
 * the fine regular pattern of a screen or a print, a copy without colour. A signal decides nothing: an honest device may
 * send one, and a dishonest client leaves them out. It goes to the e-KYC service, and from there to staff.
 */
export const pictureSignals = ['file', 'virtual-camera', 'raster', 'colourless'] as const

export type PictureSignal = (typeof pictureSignals)[number]

/** Signals by the part of the upload that they are about: `front:file front:raster`. Empty: none. */
export function toSignalText(signals: Readonly<Record<string, readonly PictureSignal[] | undefined>>): string {
  return Object.entries(signals)
    .flatMap(([part, found = []]) => [...new Set(found)].map((signal) => `${part}:${signal}`))
    .join(' ')
}
