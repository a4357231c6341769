import type { Topic } from './topic'
import { words } from './session'

const { number, percent, signed, date } = words.ko

/** VND billion in the Korean units 조 (trillion) and 억 (hundred million). */
function billion(value: number): string {
  const amount = Math.abs(value)
  const trillions = Math.floor(amount / 1000)
  const rest = `${number((amount % 1000) * 10)}억 동`
  if (trillions === 0) return rest
  return amount % 1000 === 0 ? `${trillions}조 동` : `${trillions}조 ${rest}`
}

/** In the order of `topics-vi` and `topics-en`. */
export const topicsKo: readonly Topic[] = [
  (s) => ({
    title: `${date(s.day)} VN지수 ${percent(s.change)} ${s.change > 0 ? '상승' : '하락'}, 거래대금 ${billion(s.turnover)}`,
    description: `${s.firm.sector.ko} 업종이 ${s.change > 0 ? '상승을 이끌었습니다' : '지수에 부담을 주었습니다'}.`,
    text: [
      `${date(s.day)} VN지수는 전 거래일보다 ${percent(s.change)} ${s.change > 0 ? '오른' : '내린'} ${number(s.index, 2)}포인트로 마감하였습니다. HOSE에서 ${s.advances}개 종목이 오르고 ${s.declines}개 종목이 내렸으며 거래대금은 ${billion(s.turnover)}이었습니다.`,
      `지수는 접속매매 마지막 30분에 크게 움직였습니다. ${s.firm.name.ko}(${s.firm.ticker}, ${signed(s.firmChange)})의 영향이 가장 컸고 ${s.other.ticker} 주식은 기준가 부근에서 거래되었습니다.`,
      '종가 동시호가 물량이 많지 않아 펀드의 비중 조정 수요는 크지 않았던 것으로 보입니다.',
    ],
  }),
  (s) => ({
    title: `${date(s.day)} 외국인 ${billion(s.foreign)} ${s.foreign > 0 ? '순매수' : '순매도'}, ${s.firm.ticker} 집중`,
    description: `${s.firm.sector.ko}·${s.other.sector.ko} 업종에서 외국인 ${s.foreign > 0 ? '매수' : '매도'}가 우세하였습니다.`,
    text: [
      `외국인은 ${date(s.day)} 세 시장에서 ${billion(s.foreign)}을 ${s.foreign > 0 ? '순매수' : '순매도'}하였습니다. 이 가운데 ${s.firm.ticker} 종목이 약 3분의 1을 차지하였습니다.`,
      `${s.other.name.ko}(${s.other.ticker})은 기준가에 가까운 가격으로 대량 협의매매가 이루어졌습니다.`,
      '지수 펀드의 비중 조정은 월말에 몰리는 경향이 있으므로 하루 수급만으로 추세를 판단하지 않는 것이 좋습니다.',
    ],
  }),
  (s) => ({
    title: `${date(s.day)} ${s.firm.sector.ko} 업종에 매수세, 분기 실적 기대`,
    description: `업종 거래대금이 20일 평균을 웃돌았으며 ${s.firm.ticker} 종목이 주목받았습니다.`,
    text: [
      `${date(s.day)} ${s.firm.sector.ko} 업종의 거래대금은 20일 평균보다 약 4분의 1 많았습니다. ${s.firm.name.ko}(${s.firm.ticker})은 이번 분기 수주가 마감되었다고 밝힌 뒤 ${signed(s.firmChange)} 움직였습니다.`,
      '밸류에이션은 여전히 3년 평균을 밑돌지만 할인 폭은 줄었습니다.',
      '원재료 가격은 판매 가격보다 한 분기 늦게 실적에 반영되므로 매출총이익률을 확인하시기 바랍니다.',
    ],
  }),
  (s) => ({
    title: `${s.firm.name.ko}(${s.firm.ticker}), 현금배당 기준일 공시(${date(s.day)})`,
    description: `배당을 받으려면 배당락일 전에 ${s.firm.ticker} 주식을 보유해야 합니다.`,
    text: [
      `${s.firm.name.ko}이 현금배당 기준일을 공시하였습니다. 결제는 T+2로 이루어지므로 배당락일에 매수한 주식에는 배당이 지급되지 않습니다.`,
      '배당락일의 기준가는 배당금만큼 낮게 조정되므로 주주의 총자산은 변하지 않습니다.',
      `당사에 예탁하신 고객께는 개인소득세 5%를 뺀 금액을 증권 계좌로 지급해 드립니다. ${date(s.day)} 주가는 ${signed(s.firmChange)} 변동하였습니다.`,
    ],
  }),
  (s) => ({
    title: `${date(s.day)} 파생상품: 근월물 ${s.change > 0 ? '콘탱고' : '백워데이션'}, 미결제약정 보합`,
    description: '만기를 앞두고 근월물과 현물 지수의 차이가 줄었습니다.',
    text: [
      `${date(s.day)} 근월물은 현물 지수보다 ${s.change > 0 ? '높은' : '낮은'} 수준에서 마감하였습니다. 거래는 오전에 집중되었습니다.`,
      '미결제약정은 거의 변하지 않아 당일 청산된 거래가 대부분이었습니다. 만기일은 매월 셋째 목요일입니다.',
      '증거금 사용률이 경고 수준을 넘은 계좌에는 장중에 안내해 드립니다.',
    ],
  }),
  (s) => ({
    title: `은행 간 금리 안정, ${s.other.sector.ko} 업종 주목(${date(s.day)})`,
    description: '은행권 유동성이 개선되고 국채 금리는 보합이었습니다.',
    text: [
      `${date(s.day)} 전후로 월말 자금 수요가 지나며 익일물 은행 간 금리가 내렸습니다. 10년 만기 국채 금리는 거의 변하지 않았습니다.`,
      `금리 하락은 ${s.other.sector.ko}처럼 차입이 많은 업종에 먼저 도움이 됩니다. 신용융자 금리는 증권사의 조달 비용을 따르므로 천천히 조정됩니다.`,
      '다음 달 초에 발표되는 신용 증가율이 더 중요한 지표라고 판단합니다.',
    ],
  }),
  (s) => ({
    title: `${date(s.day)} HNX·UPCoM: 중소형주에 매수세`,
    description: `두 시장의 상승 종목이 ${s.change > 0 ? '늘었습니다' : '줄었습니다'}.`,
    text: [
      `${date(s.day)} HNX에서는 ${s.change > 0 ? '상승 종목이 하락 종목보다' : '하락 종목이 상승 종목보다'} 많았습니다. UPCoM의 변동은 상대적으로 작았습니다.`,
      `${s.other.name.ko}(${s.other.ticker})의 거래가 활발하였습니다. 일일 가격제한폭은 HOSE ±7%, HNX ±10%, UPCoM ±15%입니다.`,
      '거래가 적은 종목은 호가 차이가 수수료보다 클 수 있으므로 지정가 주문을 권합니다.',
    ],
  }),
  (s) => ({
    title: `${s.firm.ticker} 분기 매출 증가, ${date(s.day)} 주가 ${s.firmChange > 0 ? '상승' : '조정'}`,
    description: `${s.firm.name.ko}의 판매비가 줄어 이익률이 개선되었습니다.`,
    text: [
      `${s.firm.name.ko}(${s.firm.ticker})의 분기 매출은 전년 동기보다 ${number(8 + Math.abs(s.firmChange), 1)}% 늘었습니다. 판매비 관리로 이익률도 개선되었습니다.`,
      `${date(s.day)} 주가는 ${signed(s.firmChange)} 변동하였습니다. 앞선 5거래일의 거래량이 많아 기대가 일부 반영되어 있었습니다.`,
      `연간 목표는 유지되었습니다. 부채비율은 ${s.other.ticker}보다 낮습니다.`,
    ],
  }),
  (s) => ({
    title: `${date(s.day)} 주간 ETF 자금 ${s.foreign > 0 ? '순유입' : '순유출'}, NAV 괴리 축소`,
    description: '현지 ETF의 가격이 순자산가치에 더 가까워졌습니다.',
    text: [
      `${date(s.day)}까지 한 주 동안 현지 ETF에서 자금이 ${s.foreign > 0 ? '순유입' : '순유출'}되었습니다. 시장조성 활동으로 가격과 순자산가치의 차이가 줄었습니다.`,
      `다음 지수 변경에서 ${s.firm.sector.ko} 업종의 비중이 달라질 수 있습니다.`,
      '적립식 투자자에게는 매수일보다 순자산가치와의 차이가 더 중요합니다.',
    ],
  }),
  (s) => ({
    title: `환율 안정으로 ${s.firm.sector.ko} 업종 비용 부담 완화(${date(s.day)})`,
    description: '동화 환율이 좁은 범위에서 움직였습니다.',
    text: [
      `${date(s.day)} 전후로 고시환율과 시중은행 환율이 좁은 범위에서 움직였습니다. 외화 차입이 있는 ${s.firm.sector.ko} 기업의 충당금 부담이 지난 분기보다 줄었습니다.`,
      `${s.other.sector.ko} 업종은 반대로 수출 매출의 환산액이 조금 줄었습니다.`,
      '외국인 투자자는 자국 통화 기준으로 수익률을 확인하시기 바랍니다.',
    ],
  }),
  (s) => ({
    title: `주간 시장: ${date(s.day)} 이후 살펴볼 세 가지`,
    description: `거래대금, 등락 종목 수, ${s.firm.sector.ko} 업종의 차별화가 눈에 띕니다.`,
    text: [
      `첫째, ${date(s.day)} 거래대금은 ${billion(s.turnover)}으로 월평균을 ${s.turnover > 20_000 ? '웃돌았습니다' : '밑돌았습니다'}. 둘째, HOSE에서 ${s.advances}개 종목이 오르고 ${s.declines}개 종목이 내렸습니다.`,
      `셋째, ${s.firm.sector.ko}·${s.other.sector.ko} 업종이 같은 날 반대로 움직였습니다.`,
      '당분간 차입 비중을 낮추고 주문을 나누어 내시기를 권합니다.',
    ],
  }),
  (s) => ({
    title: `원자재 가격 ${s.change > 0 ? '상승' : '하락'}과 ${s.other.sector.ko} 업종(${date(s.day)})`,
    description: `${s.other.ticker}·${s.firm.ticker} 종목이 원재료 가격에 가장 민감합니다.`,
    text: [
      `${date(s.day)} 거래에 앞서 국제 원자재 가격이 ${s.change > 0 ? '올랐습니다' : '내렸습니다'}. 국내 기업에 미치는 영향은 재고와 가격 전가력에 따라 다릅니다.`,
      `${s.other.name.ko}(${s.other.ticker})은 약 석 달 치 재고를 보유하여 이익률이 천천히 변합니다. ${s.firm.name.ko}(${s.firm.ticker})은 현물로 구매하므로 더 빨리 반응합니다.`,
      '주가는 이익보다 먼저 움직이는 경향이 있으므로 뉴스에 따른 매수에는 위험이 따릅니다.',
    ],
  }),
]
