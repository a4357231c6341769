import branches from '../content/branches.json' with { type: 'json' }

/** The company as the contract names it; the page about the company states the same (tests/facts). Fictional. */
export const company = {
  name: 'Công ty Cổ phần Chứng khoán Sông Ngân',
  office: branches[0]?.address.vi ?? '',
  taxCode: '0000000000',
  director: 'Vũ Thanh Khải, Tổng giám đốc',
} as const
