/** What the tile of a company report says: `, giá mục tiêu 27.300 đồng`. */
const target = /, (?:giá mục tiêu|target VND|목표주가) ?\d[\d.,]*(?: đồng|동)?/

/** A title beside its tile, which says the target of a share: the rating and its reason. */
export const titleBesideTile = (title: string): string => title.replace(target, '')
