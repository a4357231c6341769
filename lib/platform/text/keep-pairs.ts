/** Words of two syllables that titles of this site are full of; a line that ends between them reads as another word. */
const pairs =
  'cổ phiếu|trái phiếu|chứng khoán|chứng quyền|chứng chỉ|tài khoản|giao dịch|thị trường|ngân hàng|lãi suất|ký quỹ|phái sinh|chỉ số|báo cáo|bản tin|doanh nghiệp|khách hàng|hướng dẫn|đầu tư|căn cước|thiết bị|lợi nhuận|thanh khoản|tiếng Hàn|tiếng Anh|tiếng Việt|Sông Ngân'

const between = new RegExp(`(?<!\\p{L})(?:${pairs})(?!\\p{L})`, 'giu')

/** Keeps Vietnamese words of two syllables, and a short number with the word that it counts, on one line of a phone's heading. */
export function keepPairs(text: string): string {
  return text
    .replaceAll(between, (pair) => pair.replace(' ', '\u00A0'))
    .replaceAll(/(?<=(?<![\d.,])[\d.,]{0,4}\d) (?=(?:ngày|điểm|phiên|tỷ|triệu|phút|đồng|%)(?!\p{L}))/gu, '\u00A0')
}
