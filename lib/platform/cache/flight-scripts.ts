/** An inline script with data of the page for React, as Next writes it: any number of them, anywhere in the body. */
const flightScript =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((?:(?!<\/script>)[\s\S])*\))<\/script>/g

/**
 * Joins a document's flight scripts into one, in place of the last and in their order. Each inline script needs a hash in
 * the policy's header; a page has up to a hundred flight scripts, and their hashes exceed what proxies accept as a header.
 * Other scripts, such as those that move late content into place, stay where they are. The browser's code reads the data when the
 * document has ended, so nothing waits longer.
 */
export function joinFlightScripts(html: string): string {
  const scripts = [...html.matchAll(flightScript)]
  const last = scripts.at(-1)
  if (last === undefined || scripts.length === 1) return html
  const joined = `<script>${scripts.map(([, body]) => body).join(';')}</script>`
  return html.replaceAll(flightScript, (_script, _body, offset: number) => (offset === last.index ? joined : ''))
}
