/** An inline script with data of the page for React, as Next writes it: any number of them, anywhere in the body. */
const flightScript =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(((?:(?!<\/script>)[\s\S])*)\)<\/script>/g

/** A call of `self.__next_f.push`: a kind, and for text of the flight (kind 1) a piece of it. */
type Call = readonly [kind: number, ...rest: unknown[]]

const textKind = 1

/** Id of the data block. */
export const flightId = 'flight'

const bodyEnd = '</body>'

/**
 * Gathers a document's flight scripts into one block of data at its end, in their order. A block is not run, so it needs no
 * hash in the policy's header, and a server can send it apart from the document (lib/platform/document-server/flight.ts). The
 * script that starts the page's code reads it (code-after-paint.ts). Other scripts, such as those that move late content
 * into place, stay where they are.
 */
export function gatherFlight(html: string): string {
  const calls = [...html.matchAll(flightScript)].map(([, argument = '']) => JSON.parse(argument) as Call)
  const end = html.lastIndexOf(bodyEnd)
  if (calls.length === 0 || end === -1) return html
  const json = JSON.stringify(joinTexts(calls)).replaceAll('<', String.raw`\u003c`)
  const block = `<script type="application/json" id="${flightId}">${json}</script>`
  return (html.slice(0, end) + block + html.slice(end)).replaceAll(flightScript, '')
}

/** Pieces of text that follow each other are one piece: Next cuts them by time. */
function joinTexts(calls: readonly Call[]): Call[] {
  const joined: Call[] = []
  for (const call of calls) {
    const before = joined.at(-1)
    if (call[0] === textKind && before?.[0] === textKind) {
      joined[joined.length - 1] = [textKind, String(before[1]) + String(call[1])]
    } else joined.push(call)
  }
  return joined
}
