/** Places and words of Vietnamese texts whose parts say nothing alone: “Sài / Gòn”, “địa / chỉ”, “TP. Hồ / Chí Minh”. */
const names =
  /(?<!\p{L})(?:(?:TP\. ?)?Hồ Chí Minh|Sài Gòn|Chợ Lớn|Hàm Nghi|Hà Nội|Đà Nẵng|Cần Thơ|Hải Phòng|Sông Ngân|địa chỉ)(?!\p{L})/giu

/** Keeps each of them on one line. */
export function keepNames(text: string): string {
  return text.replaceAll(names, (name) => name.replaceAll(' ', '\u00A0'))
}
