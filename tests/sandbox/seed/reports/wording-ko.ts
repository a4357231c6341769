import { words } from '../market/session'
import type { ReportWording } from './wording'

const { number, percent, signed, date, fullDate } = words.ko

export const wordingKo: ReportWording = {
  daily: ({ session: s }) => ({
    title: `데일리 ${fullDate(s.day)}: ${number(s.index)}포인트 부근 ${s.change > 0 ? '상승 흐름 유지' : '균형 모색'}`,
    description: `VN지수 ${percent(s.change)} ${s.change > 0 ? '상승' : '하락'}. ${s.firm.sector.ko}·${s.other.sector.ko} 업종에 주목합니다.`,
    text: [
      `VN지수는 ${date(s.day)} ${number(s.index, 2)}포인트(${signed(s.change)})로 마감하였습니다. 단기 지지선은 ${number(s.index * 0.985)}, 저항선은 ${number(s.index * 1.015)}포인트입니다.`,
      `${s.firm.sector.ko} 업종의 기여가 가장 컸으며 ${s.firm.ticker} 주가는 ${signed(s.firmChange)} 변동하였습니다. 외국인은 ${s.foreign > 0 ? '순매수' : '순매도'}를 기록하였습니다.`,
      '주식 비중을 중립으로 유지하고 부채가 적은 기업을 우선하시기 바랍니다. 개장 후 15분 동안의 추격 매수는 권하지 않습니다.',
      `${s.other.ticker} 배당락일과 이번 주 신용 지표를 확인하시기 바랍니다.`,
    ],
  }),
  weekly: ({ session: s }) => ({
    title: `위클리 ${fullDate(s.day)}: ${s.firm.sector.ko} 업종으로 순환매`,
    description: '주간 시장 정리, 업종별 밸류에이션, 다음 주 관심 종목을 담았습니다.',
    text: [
      `${date(s.day)}까지 한 주 동안 VN지수는 ${number(s.index, 2)}포인트로 마감하였습니다.`,
      `자금이 ${s.other.sector.ko} 업종에서 ${s.firm.sector.ko} 업종으로 이동하였습니다. 중형주에서는 2주 연속 상승 종목이 더 많았습니다.`,
      '최근 12개월 이익 기준 밸류에이션은 5년 평균을 밑돕니다. 주요 위험은 환율과 외국인 매도입니다.',
      `다음 주 관심 종목은 ${s.firm.ticker}, ${s.other.ticker}입니다. 매수 구간을 3% 넘게 벗어나면 제외합니다.`,
    ],
  }),
  strategy: ({ session: s, number: index }) => ({
    title: `투자 전략 ${index}호: 다음 분기 세 가지 시나리오와 자산 배분`,
    description: `기본 시나리오에서 VN지수는 ${number(s.index * 0.96)}~${number(s.index * 1.07)}포인트입니다.`,
    text: [
      `기본 시나리오(55%)에서는 시장 이익이 12~14% 늘고 VN지수가 ${number(s.index * 0.96)}~${number(s.index * 1.07)}포인트에서 움직입니다.`,
      `긍정 시나리오(25%)에서는 금리가 빠르게 내리고 ${s.firm.sector.ko}·${s.other.sector.ko} 업종이 시장을 이끕니다. 보수 시나리오(20%)에서는 ${number(s.index * 0.9)}포인트까지 내릴 수 있습니다.`,
      '중립 성향의 투자자께는 주식 50%, 채권과 채권형 펀드 30%, 현금 20%를 제안합니다.',
      '매월 가정을 점검하고 빗나간 전망도 함께 공개합니다.',
    ],
  }),
  sector: ({ session: s, number: index }) => ({
    title: `베트남 ${s.firm.sector.ko} 산업 ${index}호: 이익률 저점 통과, 수요는 단계적 회복`,
    description: `${s.firm.sector.ko} 산업의 수급, 원가, 밸류에이션을 점검합니다.`,
    text: [
      `${s.firm.sector.ko} 산업의 생산은 계단식으로 회복하고 있습니다. 내수 주문이 앞서고 수출이 한 분기 늦게 따라옵니다.`,
      `판매 가격이 유지되는 가운데 원가가 내려 ${s.firm.name.ko}(${s.firm.ticker})의 이익 개선 여력이 큽니다.`,
      '업종은 5년 평균보다 10~15% 낮게 거래됩니다. 투자의견을 중립에서 긍정으로 올립니다.',
      '무역구제 조치, 운임, 재고 증가는 위험 요인입니다.',
    ],
  }),
  company: ({ session: s, price, target, number: index }) => ({
    title: `${s.firm.ticker}: ${target > price ? '매수' : '중립'}, 목표주가 ${number(target)}동(업데이트 ${index})`,
    description: `${s.firm.name.ko}의 분기 실적, 2개년 전망, 투자 포인트를 정리하였습니다.`,
    text: [
      `${s.firm.name.ko}(${s.firm.ticker})의 12개월 목표주가로 ${number(target)}동을 제시합니다. ${date(s.day)} 주가 ${number(price)}동 대비 ${signed((target / price - 1) * 100)} 수준입니다.`,
      '분기 매출은 판매량 증가로 예상보다 4% 많았고 영업현금흐름은 3분기 연속 흑자입니다.',
      `${s.other.ticker}에 비해 부채가 적고 배당이 안정적입니다. 현금흐름할인법 60%, 동종업계 PER 40%를 반영하였습니다.`,
      '원재료 가격, 고객 집중도, 증설 지연은 위험 요인입니다.',
    ],
  }),
}
