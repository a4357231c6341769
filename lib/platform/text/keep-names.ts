/** Vietnamese place names and words that make no sense when broken over two lines: “Sài / Gòn”, “địa / chỉ”, “TP. Hồ / Chí Minh”. */
const names =
  /(?<!\p{L})(?:(?:TP\. ?)?Hồ Chí Minh|Sài Gòn|Chợ Lớn|Hàm Nghi|Hà Nội|Đà Nẵng|Cần Thơ|Hải Phòng|Sông Ngân|địa chỉ)(?!\p{L})/giu

/** Puts non-breaking spaces into them. */
export function keepNames(text: string): string {
  return text.replaceAll(names, (name) => name.replaceAll(' ', '\u00A0'))
}
