import { cardSize, cardSvg, chip, field, palettes, seal, zone } from './card-parts'
import { type Holder, printedDate, sexInVietnamese } from './holder'
import { machineReadableZone } from './mrz'
import { portrait } from './portrait'
import { qrArt } from './qr-art'
import { qrPayload } from './qr-payload'
import { text } from './text-path'

const palette = palettes['2021']
const middle = { anchor: 'middle' } as const

/** Front of the chip card of 2021: portrait, QR at the top right, fields, place of residence. */
export function front2021(holder: Holder): string {
  return cardSvg(
    palette,
    `${seal(150, 130, palette)}
    ${text(740, 80, 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', { size: 37, weight: 'bold', ...middle })}
    ${text(740, 122, 'Độc lập - Tự do - Hạnh phúc', { size: 28, weight: 'semibold', ...middle })}
    ${text(740, 196, 'CĂN CƯỚC CÔNG DÂN', { size: 58, weight: 'bold', fill: palette.accent, ...middle })}
    ${text(740, 236, 'Citizen Identity Card', { size: 28, fill: palette.accent, ...middle })}
    ${qrArt(qrPayload(holder), cardSize.width - 286, 44, 240)}
    ${text(247, 826, 'Có giá trị đến / Date of expiry', { size: 25, fill: '#454A63', ...middle })}
    ${text(247, 874, printedDate(holder.expiryDate), { size: 38, weight: 'semibold', ...middle })}
    ${text(480, 330, 'Số / No.:', { size: 32 })}
    ${text(640, 330, holder.idno, { size: 62, weight: 'bold', fill: palette.accent })}
    ${field(480, 388, 'Họ và tên / Full name', holder.name)}
    ${field(480, 486, 'Ngày sinh / Date of birth', printedDate(holder.birthDate))}
    ${field(860, 486, 'Giới tính / Sex', sexInVietnamese(holder.sex))}
    ${field(1120, 486, 'Quốc tịch / Nationality', 'Việt Nam')}
    ${field(480, 590, 'Quê quán / Place of origin', holder.origin, 1060)}
    ${field(480, 746, 'Nơi thường trú / Place of residence', holder.address, 1060)}`,
    `<svg x="64" y="286" width="366" height="488" viewBox="0 0 300 400"><rect width="300" height="400" fill="#DCE6F2"/>
      ${portrait(holder)}</svg>`,
  )
}

/** Back of the chip card of 2021: date of issue, issuer, chip, fingerprints, machine readable zone. */
export function back2021(holder: Holder): string {
  return cardSvg(
    palette,
    `${field(80, 90, 'Đặc điểm nhận dạng / Personal identification', 'Nốt ruồi cách 1 cm dưới trước đuôi mắt trái', 960)}
    ${field(80, 250, 'Ngày, tháng, năm / Date, month, year', printedDate(holder.issueDate))}
    ${text(80, 372, 'CỤC TRƯỞNG CỤC CẢNH SÁT', { size: 28, weight: 'semibold' })}
    ${text(80, 412, 'QUẢN LÝ HÀNH CHÍNH VỀ TRẬT TỰ XÃ HỘI', { size: 28, weight: 'semibold' })}
    ${chip(80, 468)}${fingerprint(1120, 90)}${fingerprint(1340, 90)}
    ${text(1205, 420, 'Ngón trỏ trái', { size: 24, ...middle })}
    ${text(1425, 420, 'Ngón trỏ phải', { size: 24, ...middle })}
    ${zone(machineReadableZone(holder), 676)}`,
  )
}

function fingerprint(x: number, y: number): string {
  let ridges = ''
  for (let radius = 10; radius < 84; radius += 9) {
    ridges += `<ellipse cx="85" cy="${138 + radius * 0.2}" rx="${radius * 0.86}" ry="${radius * 1.34}"/>`
  }
  return `<g transform="translate(${x} ${y})"><rect width="170" height="280" rx="14" fill="#FFF" opacity=".6"/>
    <g fill="none" stroke="#5F647D" stroke-width="4" stroke-dasharray="46 9">${ridges}</g></g>`
}
