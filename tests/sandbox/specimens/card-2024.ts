import { cardSize, cardSvg, chip, field, palettes, seal, zone } from './card-parts'
import { type Holder, printedDate, sexInVietnamese } from './holder'
import { machineReadableZone } from './mrz'
import { portrait } from './portrait'
import { qrArt } from './qr-art'
import { qrPayload } from './qr-payload'
import { text } from './text-path'

const palette = palettes['2024']
const middle = { anchor: 'middle' } as const

/** Front of the identity card of July 2024: portrait, chip, fields; no address and no QR. */
export function front2024(holder: Holder): string {
  return cardSvg(
    palette,
    `${seal(150, 130, palette)}
    ${text(900, 84, 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', { size: 40, weight: 'bold', ...middle })}
    ${text(900, 128, 'Độc lập - Tự do - Hạnh phúc', { size: 30, weight: 'semibold', ...middle })}
    ${text(900, 216, 'CĂN CƯỚC', { size: 70, weight: 'bold', fill: palette.accent, ...middle })}
    ${text(900, 258, 'IDENTITY CARD', { size: 30, fill: palette.accent, ...middle })}
    ${chip(1340, 320)}
    ${field(510, 360, 'Số định danh cá nhân / Personal identification number', holder.idno)}
    ${field(510, 484, 'Họ, chữ đệm và tên khai sinh / Full name', holder.name, 1020)}
    ${field(510, 608, 'Ngày, tháng, năm sinh / Date of birth', printedDate(holder.birthDate))}
    ${field(1110, 608, 'Giới tính / Sex', sexInVietnamese(holder.sex))}
    ${field(510, 732, 'Quốc tịch / Nationality', 'Việt Nam')}`,
    `<svg x="64" y="300" width="390" height="520" viewBox="0 0 300 400"><rect width="300" height="400" fill="#E4ECF4"/>
      ${portrait(holder)}</svg>`,
  )
}

/** Back of the identity card of July 2024: residence, place of birth, dates, issuer, QR, machine readable zone. */
export function back2024(holder: Holder): string {
  return cardSvg(
    palette,
    `${field(80, 76, 'Nơi cư trú / Place of residence', holder.address, 1080)}
    ${field(80, 228, 'Nơi đăng ký khai sinh / Place of birth', holder.origin, 1080)}
    ${field(80, 380, 'Ngày, tháng, năm cấp / Date of issue', printedDate(holder.issueDate))}
    ${field(680, 380, 'Ngày, tháng, năm hết hạn / Date of expiry', printedDate(holder.expiryDate))}
    ${text(80, 540, 'BỘ CÔNG AN / MINISTRY OF PUBLIC SECURITY', { size: 32, weight: 'semibold' })}
    ${qrArt(qrPayload(holder), cardSize.width - 394, 60, 336)}
    ${zone(machineReadableZone(holder), 676)}`,
  )
}
