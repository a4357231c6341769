/** A number as a text writes it, and what it counts. */
export interface Quantity {
  readonly number: string
  readonly unit: string
}

const number = String.raw`[+−-]?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|[+−-]?\d+(?:[.,]\d+)?`
const unit = String.raw`%|tỷ đồng|triệu đồng|nghìn đồng|tỷ|triệu|đồng|đ(?![\p{L}])|điểm|ngày làm việc|ngày|phút|giờ|năm|tháng|quý|chi nhánh|công ty|bước|lần|billion|million|points|working days|days|minutes|hours|years|months|branches|steps|원|동|억|만|영업일|일|분|시간|년|개월|개|단계|회`
const quantity = new RegExp(String.raw`(?<![\p{L}\d/.:])(${number})(?:\s?(${unit}))(?![\p{L}\d])`, 'u')

/** The first number with a unit, such as `90 ngày` or `0,15 %`; dates and bare numbers do not count. */
export function findQuantity(text: string): Quantity | null {
  const [, found, counted] = quantity.exec(text) ?? []
  return found === undefined || counted === undefined ? null : { number: found, unit: counted }
}

/** A cell of one number, such as `39,8 %`, `27.000 đ`, `VND 27,000` or `−17%`. */
export interface Amount {
  readonly value: number
  /** What stands after the number; empty for a bare one. */
  readonly unit: string
}

/**
 * The number of a cell.
 * @param decimal the sign before the decimals in the language of the text
 * @returns nothing when the cell says more or other than one number with its unit
 */
export function toAmount(text: string, decimal: ',' | '.'): Amount | null {
  const [, currency = '', sign = '', digits, counted = currency] =
    /^(VND )?([+−±-]?)\s?(\d[\d.,]*)\s?([^\d]{1,14})?$/u.exec(text.trim()) ?? []
  if (digits === undefined || counted.startsWith('/')) return null
  const plain = decimal === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  const value = Number(plain)
  return Number.isNaN(value) ? null : { value: /[−-]/.test(sign) ? -value : value, unit: counted.trim() }
}
