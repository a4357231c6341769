import { ocrB, ocrBAdvance } from './ocr-b'
import { text, wrap } from './text-path'

/** Pixels of a whole card: ID-1 (85.60 x 53.98 mm) at about 475 dpi. */
export const cardSize = { width: 1600, height: 1009 } as const

export interface Palette {
  readonly from: string
  readonly to: string
  readonly line: string
  readonly accent: string
}

export const palettes = {
  '2021': { from: '#E4F1EE', to: '#F4E9D8', line: '#2F8F83', accent: '#B3202C' },
  '2024': { from: '#E2EEF6', to: '#EAF3E4', line: '#2E6FA3', accent: '#9C2A31' },
} as const satisfies Record<string, Palette>

/** The card's paper: colour, fine waves, a drum of rings; nothing that an authority prints. */
function paper(palette: Palette): string {
  const { width, height } = cardSize
  let waves = ''
  for (let y = -40; y < height + 60; y += 17) {
    const swell = 20 + (y % 5)
    waves += `M0 ${y}C${width * 0.2} ${y - swell} ${width * 0.3} ${y + swell} ${width * 0.5} ${y}S${width * 0.8} ${y - swell} ${width} ${y}`
  }
  let rings = ''
  for (let radius = 40; radius <= 330; radius += 14) rings += `<circle cx="930" cy="610" r="${radius}"/>`
  return `<defs><linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.from}"/>
      <stop offset="1" stop-color="${palette.to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" rx="56" fill="url(#paper)"/>
    <path d="${waves}" stroke="${palette.line}" stroke-opacity=".16" stroke-width="2" fill="none"/>
    <g stroke="${palette.line}" stroke-opacity=".13" stroke-width="3" fill="none">${rings}</g>`
}

/** Says on every side, large and in two languages, that this is no document. */
function specimenMarks(palette: Palette): string {
  const { width, height } = cardSize
  return `<g transform="rotate(-24 ${width / 2} ${height / 2})">
      ${text(width / 2, height / 2 + 100, 'SPECIMEN · MẪU', { size: 190, weight: 'bold', fill: palette.accent, opacity: 0.17, anchor: 'middle' })}
    </g>
    ${text(width / 2, height - 16, 'SPECIMEN · MẪU THỬ NGHIỆM, KHÔNG PHẢI GIẤY TỜ TÙY THÂN', { size: 23, weight: 'bold', fill: palette.accent, anchor: 'middle' })}`
}

/** One side of a card as a whole SVG document. Its photo lies over the marks, which would else hide parts of the face that is compared. */
export function cardSvg(palette: Palette, content: string, photo = ''): string {
  const { width, height } = cardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${paper(palette)}${content}${specimenMarks(palette)}${photo}</svg>`
}

/** Label in two languages over its value, which breaks over lines of `width`. Returns the drawing. */
export function field(x: number, y: number, label: string, value: string, width = 1060): string {
  const lines = wrap(value, width, 40, 'semibold').map((line, index) =>
    text(x, y + 46 + index * 48, line, { size: 40, weight: 'semibold' }),
  )
  return text(x, y, label, { size: 25, fill: '#454A63' }) + lines.join('')
}

/** Pixels of the card's pictures from one character of the zone to the next: 2.54 mm (ICAO 9303, size I of OCR-B). */
const pitch = (2.54 * cardSize.width) / 85.6

/** Three lines of a machine readable zone in OCR-B, on white. */
export function zone(lines: readonly string[], y: number): string {
  return `<rect x="0" y="${y}" width="${cardSize.width}" height="${cardSize.height - y - 52}" fill="#FFF" opacity=".82"/>
    <g fill="#0B0B0F">${lines.map((line, index) => zoneLine(88, y + 76 + index * 84, line)).join('')}</g>`
}

function zoneLine(x: number, y: number, line: string): string {
  const scale = (pitch / ocrBAdvance).toFixed(5)
  return Array.from(line, (character, index) => {
    const place = `translate(${(x + index * pitch).toFixed(2)} ${y}) scale(${scale} -${scale})`
    return `<path transform="${place}" d="${ocrB[character] ?? ''}"/>`
  }).join('')
}

/** Contacts of a chip, drawn. */
export function chip(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" stroke="#7A5A1E" stroke-width="4" fill="none">
    <rect width="190" height="150" rx="26" fill="#E0BE6B"/>
    <path d="M0 50h62v50H0M190 50h-62v50h62M62 0v150M128 0v150"/></g>`
}

/** A star in a ring, where a real card bears the state's emblem. */
export function seal(x: number, y: number, palette: Palette): string {
  return `<g transform="translate(${x} ${y})"><circle r="62" fill="none" stroke="${palette.accent}" stroke-width="7"/>
    <circle r="50" fill="${palette.accent}" opacity=".9"/>
    <path d="M0-34l9.8 23.6 25.5 2-19.4 16.6 5.9 24.8L0 19.7-21.8 33l5.9-24.8-19.4-16.6 25.5-2z" fill="#F4C64E"/></g>`
}
