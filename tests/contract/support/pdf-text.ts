import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Text of a PDF in reading order: what a reader copies out of it. */
export async function pdfText(content: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 })
  const document = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await loading.destroy()
  return pages.join('\n').normalize('NFC').replaceAll(/\s+/g, ' ')
}
