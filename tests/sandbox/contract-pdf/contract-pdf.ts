import { createHash } from 'node:crypto'

import { formatInTimeZone } from 'date-fns-tz'

import type { CreateAccountRequest, ServiceFlags } from '@/lib/backends/trading/application-schemas'

import { defaultHotlines } from '@/lib/domain/company/hotline'
import { licence } from '@/lib/domain/company/licence'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import type { OpenedAccount } from '../state/accounts'
import { company } from './company'
import { jobName, positionName, provinceName, readableDate, serviceNames } from './labels'
import { terms } from './terms'
import { PdfWriter } from './writer'

const vietnamTime = (instant: string) => formatInTimeZone(instant, 'Asia/Ho_Chi_Minh', 'dd/MM/yyyy HH:mm:ss')

const footer = (contractId: string) => `Hợp đồng ${contractId} · Bản thử nghiệm, không có giá trị pháp lý`

/** The unsigned contract with the applicant's data. */
export async function contractPdf(account: OpenedAccount): Promise<Uint8Array<ArrayBuffer>> {
  const writer = await PdfWriter.start()
  const { document } = writer
  document.setTitle(`Hợp đồng mở tài khoản ${account.acc_no}`, { showInWindowTitleBar: true })
  document.setLanguage('vi')
  document.setAuthor(company.name)
  writer.motto('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'Độc lập - Tự do - Hạnh phúc')
  writer.space(20)
  writer.title('HỢP ĐỒNG MỞ TÀI KHOẢN')
  writer.title('GIAO DỊCH CHỨNG KHOÁN')
  writer.centred(`Số ${account.contract_id}`)
  writer.centred(`Lập lúc ${vietnamTime(account.created_at)}`)
  parties(writer, account.fields)
  accountTerms(writer, account)
  bankAccounts(writer, account.fields)
  for (const { heading, paragraphs } of terms) {
    writer.heading(heading)
    for (const paragraph of paragraphs) writer.paragraph(paragraph)
  }
  writer.heading('Chữ ký')
  writer.facts([
    ['Đại diện Bên B', company.name],
    ['Bên A', 'Ký bằng mã OTP, ghi ở trang xác nhận ký điện tử'],
  ])
  return writer.finish(footer(account.contract_id))
}

function parties(writer: PdfWriter, fields: CreateAccountRequest): void {
  const contact = [fields.address, fields.district, provinceName(fields.province)].filter(Boolean).join(', ')
  const referrer = [fields.rfr_nm, groupedMobile(fields.rfr_mobile ?? '')].filter(Boolean).join(', ')
  writer.heading('Bên A. Khách hàng')
  writer.facts([
    ['Họ và tên', fields.cust_nm],
    ['Số căn cước', fields.idno],
    ['Ngày sinh, giới tính', `${readableDate(fields.birth_dt)}, ${fields.sex === 'M' ? 'Nam' : 'Nữ'}`],
    ['Ngày cấp, nơi cấp', `${readableDate(fields.idiss_dt)}, ${fields.id_place}`],
    ['Quốc tịch', nationalities(fields)],
    ['Nghề nghiệp, chức vụ', `${jobName(fields.job)}, ${positionName(fields.position)}`],
    ['Địa chỉ thường trú', wholeProvince(fields.perm_address ?? '')],
    ['Địa chỉ liên hệ', wholeProvince(contact)],
    ['Điện thoại', groupedMobile(fields.mobile)],
    ['Email', fields.email],
    ['Mã số thuế', fields.tax_no ?? ''],
    ['Nghĩa vụ thuế ở nước ngoài', fields.fatca_yn === 'Y' ? 'Có' : 'Không'],
    ...(fields.rfr_nm ? ([['Người giới thiệu', referrer]] as const) : []),
  ])
  writer.heading('Bên B. Công ty')
  writer.facts([
    ['Tên', company.name],
    ['Trụ sở', company.office],
    ['Giấy phép', `${licence} (minh họa)`],
    ['Mã số thuế', `${company.taxCode} (minh họa)`],
    ['Người đại diện', `${company.director} (minh họa)`],
    ['Tổng đài', defaultHotlines.page],
  ])
}

/** An address whose last part, the province, stays on one line. */
const wholeProvince = (address: string) =>
  address.replace(/(?<=, )[^,]+$/u, (province) => province.replaceAll(' ', '\u{a0}'))

const countryNames = new Intl.DisplayNames('vi', { type: 'region' })

function nationalities({ nationality, second_nationality }: CreateAccountRequest): string {
  const codes = [nationality ?? 'VN', second_nationality].filter((code) => code != null)
  return codes.map((code) => countryNames.of(code) ?? code).join(', ')
}

function accountTerms(writer: PdfWriter, { acc_no, fields }: OpenedAccount): void {
  const names = Object.keys(serviceNames) as (keyof ServiceFlags)[]
  const chosen = names.filter((name) => fields[name] === 'Y').map((name) => serviceNames[name])
  writer.heading('Điều 1. Tài khoản và dịch vụ')
  writer.row('Số tài khoản', acc_no)
  writer.row('Dịch vụ đăng ký', chosen.join('; '))
  if (fields.mr_level !== null) {
    writer.row('Hạn mức ký quỹ', fields.mr_level === 1 ? 'Dưới 5 tỷ đồng' : 'Trên 5 tỷ đồng')
  }
  if (fields.fund_list.length > 0) writer.row('Chứng chỉ quỹ', fields.fund_list.join(', '))
}

function bankAccounts(writer: PdfWriter, { banks }: CreateAccountRequest): void {
  writer.heading('Điều 2. Tài khoản ngân hàng nhận tiền')
  if (banks.length === 0) writer.paragraph('Khách hàng chưa đăng ký tài khoản ngân hàng.')
  for (const [index, bank] of banks.entries()) {
    const place = [bank.bank_branch, bank.bank_city].filter(Boolean).join(', ')
    writer.row(`Ngân hàng ${index + 1}`, `${bank.bank_nm} · ${bank.bank_acc}${place === '' ? '' : ` · ${place}`}`)
  }
}

/**
 * The contract with a page that says who signed it, when, by which OTP, and the SHA-256 of the signed file.
 */
export async function signedContractPdf(
  account: OpenedAccount,
  unsigned: Uint8Array,
  signature: { signedAt: string; transactionId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = await PdfWriter.start(unsigned)
  const hash = createHash('sha256').update(unsigned).digest('hex')
  writer.title('XÁC NHẬN KÝ ĐIỆN TỬ')
  writer.centred(`Hợp đồng số ${account.contract_id}`)
  writer.space(16)
  writer.frame(170)
  writer.row('Người ký', account.fields.cust_nm)
  writer.row('Số căn cước', account.fields.idno)
  writer.row('Tài khoản', account.acc_no)
  writer.row('Thời điểm ký (giờ Việt Nam)', vietnamTime(signature.signedAt))
  writer.row('Phương thức', `Mã OTP gửi đến ${groupedMobile(account.fields.mobile)}`)
  writer.row('Mã giao dịch', signature.transactionId)
  writer.row('SHA-256 của bản đã ký', hash.slice(0, 32))
  writer.row(' ', hash.slice(32))
  return writer.finish(footer(account.contract_id))
}
