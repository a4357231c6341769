/** A row of flight data that has React preload a style sheet of the build. */
const preloadedSheet = /^:HL\["(\/_next\/static\/[^"]+\.css[^"]*)","style"\]$/gm

/**
 * Has browsers link the sheets of a page that is fetched ahead, where Next would have them preload these: of a sheet that is preloaded and
 * not used within seconds, as while a pointer rests on a link, Chromium warns in the console. A sheet may come early, because it
 * styles nothing of another page (docs/decisions/0103-style-sheets-of-routes.md).
 *
 * @param segments flight data by part of the page, as Next keeps it for links
 */
export function linkSheets(segments: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  // Read as Latin-1, bytes that are not text stay as they are.
  const linked = (data: Buffer) =>
    Buffer.from(data.toString('latin1').replaceAll(preloadedSheet, ':HS["$1","next"]'), 'latin1')
  return new Map([...segments].map(([part, data]) => [part, linked(data)]))
}
