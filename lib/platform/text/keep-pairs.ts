import { keepEnglish } from './keep-english'
import { keepNames } from './keep-names'

/**
 * Words of two syllables that titles of this site are full of, and words that end them: a line that ends between the two
 * reads as another word, and the second one alone on a line looks lost.
 */
const pairs =
  'cổ phiếu|trái phiếu|chứng khoán|chứng quyền|chứng chỉ|tài khoản|giao dịch|thị trường|ngân hàng|lãi suất|ký quỹ|phái sinh|chỉ số|báo cáo|bản tin|doanh nghiệp|khách hàng|hướng dẫn|đầu tư|căn cước|thiết bị|bảo vệ|dữ liệu|cá nhân|lợi nhuận|thanh khoản|miễn phí|rủi ro|trực tuyến|quy định|thấp hơn|cao hơn|giữ lại|tụt lại|giá mục tiêu|mục tiêu|khả quan|phôi thép|phí vốn|tín dụng|huy động|tiền gửi|chuyên viên|kinh doanh|mạo danh|môi giới|cho vay|tiếng Hàn|tiếng Anh|tiếng Việt|hỗ trợ|bảo đảm|cảnh báo|thanh toán|dòng tiền|khối ngoại|dịch vụ|nội dung|lưu trữ|để làm gì|sử dụng|thông tin|yêu cầu|định giá|dư nợ|an toàn|시장수익률 상회|시장수익률 하회'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const between = new RegExp(`(?<!\\p{L})(?:${pairs})(?!\\p{L})`, 'giu')

const beforeMonth = new RegExp(String.raw`(?<=(?<![\d.,])\d{1,2}) (?=(?:${months})\b)`, 'g')

/**
 * Keeps Vietnamese words of two syllables (and a Korean rating), and a short number with the word that it counts, on one line of a phone's heading;
 * in English, the days of dates and what `keepEnglish` does. No line begins with a dash.
 */
export function keepPairs(text: string): string {
  return keepEnglish(keepNames(text))
    .replaceAll(between, (pair) => pair.replaceAll(' ', '\u00A0'))
    .replaceAll(/(?<=(?<![\d.,])[\d.,]{0,4}\d) (?=(?:đ|ngày|điểm|phiên|mã|tỷ|triệu|phút|đồng|%)(?!\p{L}))/gu, '\u00A0')
    .replaceAll(beforeMonth, '\u00A0')
    .replaceAll(' – ', '\u00A0– ')
}
