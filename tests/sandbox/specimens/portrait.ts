import type { Holder } from './holder'

const skins = ['#F2CDA9', '#E8BC94', '#F6D7B8', '#DDAE86']
const hairs = ['#1B1713', '#2A211B', '#15151C', '#33261E']
const shirts = ['#28348A', '#14807B', '#B0406F', '#6C7D22', '#454A63', '#8A4F0C']

/** Drawn face of a holder in a box of 300 x 400 units; the same person looks the same on the card and on the selfie. */
export function portrait(holder: Holder): string {
  const seed = Number(holder.idno.slice(-6))
  const skin = at(skins, seed)
  const hair = at(hairs, seed >> 3)
  const shirt = at(shirts, seed >> 1)
  const eyeGap = 34 + (seed % 7)
  const faceWidth = 78 + (seed % 9)
  const woman = holder.sex === 'F'
  return `
    ${woman ? `<path d="M${150 - faceWidth - 14} 190c-10 90-4 150 10 176h180c14-26 20-86 10-176z" fill="${hair}"/>` : ''}
    <path d="M20 400c4-62 46-88 98-96h64c52 8 94 34 98 96z" fill="${shirt}"/>
    <path d="M116 262h68v52c-18 22-50 22-68 0z" fill="${skin}"/>
    <path d="M116 276c20 22 48 22 68 0v18c-20 20-48 20-68 0z" fill="#000" opacity=".12"/>
    <path d="M118 304l32 34 32-34 14 8-46 54-46-54z" fill="#FFF" opacity=".9"/>
    <ellipse cx="${150 - faceWidth}" cy="196" rx="13" ry="22" fill="${skin}"/>
    <ellipse cx="${150 + faceWidth}" cy="196" rx="13" ry="22" fill="${skin}"/>
    <ellipse cx="150" cy="186" rx="${faceWidth}" ry="104" fill="${skin}"/>
    <path d="${woman ? longHair(faceWidth) : shortHair(faceWidth)}" fill="${hair}"/>
    ${eye(150 - eyeGap)}${eye(150 + eyeGap)}
    <path d="M${150 - eyeGap - 20} 166q20-12 40-3M${150 + eyeGap - 20} 163q20-9 40 3" stroke="${hair}" stroke-width="6"
      stroke-linecap="round" fill="none"/>
    <path d="M150 188q-7 26-11 34 11 8 22 0" stroke="#9A6B4A" stroke-width="4" stroke-linecap="round" fill="none"/>
    <path d="M122 246q28 ${8 + (seed % 9)} 56 0" stroke="#A4443F" stroke-width="7" stroke-linecap="round" fill="none"/>
    <ellipse cx="104" cy="228" rx="16" ry="9" fill="#D9705F" opacity=".22"/>
    <ellipse cx="196" cy="228" rx="16" ry="9" fill="#D9705F" opacity=".22"/>`
}

const shortHair = (width: number) =>
  `M${150 - width - 4} 180c-8-78 30-112 ${width + 6}-112s${width + 12} 34 ${width + 2} 112c-8-26-16-40-26-52-46 10-96 6-122-10-14 16-22 34-${width - 58} 62z`

const longHair = (width: number) =>
  `M${150 - width - 10} 214c-14-96 22-148 ${width + 10}-148s${width + 24} 52 ${width + 10} 148c-6-40-20-70-52-92-30 26-74 40-108 38-6 16-8 34-8 54z`

const eye = (x: number) =>
  `<ellipse cx="${x}" cy="190" rx="15" ry="9" fill="#FFF"/><circle cx="${x}" cy="190" r="8" fill="#2A1B12"/><circle cx="${x + 3}" cy="187" r="2.4" fill="#FFF"/>`

function at(colours: readonly string[], seed: number): string {
  return colours[seed % colours.length] ?? '#000000'
}
