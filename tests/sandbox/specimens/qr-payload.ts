import { type Holder, qrDate, sexInVietnamese } from './holder'

/**
 * Text of the card's QR: id number, old id number, name, birth, sex, address, issue, with `|` between. Cards of 2024 hold
 * more fields after these (facts: their order is not confirmed), so readers must take the first seven.
 */
export function qrPayload(holder: Holder): string {
  const fields = [
    holder.idno,
    '',
    titleCase(holder.name),
    qrDate(holder.birthDate),
    sexInVietnamese(holder.sex),
    holder.address,
    qrDate(holder.issueDate),
  ]
  return [...fields, ...(holder.card === '2024' ? ['', '', ''] : [])].join('|')
}

/** `NGUYỄN THỊ MẪU` is `Nguyễn Thị Mẫu` in the QR. */
export function titleCase(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0) + word.slice(1).toLocaleLowerCase('vi'))
    .join(' ')
}
