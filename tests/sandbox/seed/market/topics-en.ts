import type { Topic } from './topic'
import { words } from './session'

const { number, percent, signed, date } = words.en
const billion = (value: number): string => `VND ${number(Math.abs(value))} billion`

/** In the order of `topics-vi` and `topics-ko`. */
export const topicsEn: readonly Topic[] = [
  (s) => ({
    title: `VN-Index ${s.change > 0 ? 'gains' : 'loses'} ${percent(s.change)} on ${date(s.day)} as ${billion(s.turnover)} changes hands`,
    description: `${s.firm.sector.en.charAt(0).toUpperCase()}${s.firm.sector.en.slice(1)} names ${s.change > 0 ? 'led the advance' : 'weighed on the index'} on HOSE.`,
    text: [
      `The VN-Index closed at ${number(s.index, 2)} points on ${date(s.day)}, ${s.change > 0 ? 'up' : 'down'} ${percent(s.change)}. On HOSE ${s.advances} shares rose and ${s.declines} fell; matched value came to ${billion(s.turnover)}.`,
      `Most of the move came in the last half hour of continuous trading. ${s.firm.name.en} (${s.firm.ticker}, ${signed(s.firmChange)}) mattered most among ${s.firm.sector.en} stocks, while ${s.other.ticker} hovered around its reference price.`,
      'Volume in the closing auction was light, which suggests that funds had little to rebalance. Individuals again set the level of turnover.',
    ],
  }),
  (s) => ({
    title: `Foreign investors net ${s.foreign > 0 ? 'buy' : 'sell'} ${billion(s.foreign)} on ${date(s.day)}, led by ${s.firm.ticker}`,
    description: `Foreign flows leaned to the ${s.foreign > 0 ? 'buy' : 'sell'} side in ${s.firm.sector.en} and ${s.other.sector.en}.`,
    text: [
      `Foreign investors were net ${s.foreign > 0 ? 'buyers' : 'sellers'} of ${billion(s.foreign)} across the three markets on ${date(s.day)}. ${s.firm.ticker} made up about a third of that, mostly through order matching.`,
      `${s.other.name.en} (${s.other.ticker}) saw the largest negotiated trades, priced close to reference.`,
      'Index funds tend to rebalance on the last day of a period. One session of such flow says little about the trend, so read it together with active flows over several weeks.',
    ],
  }),
  (s) => ({
    title: `Money moves into ${s.firm.sector.en} on ${date(s.day)} ahead of quarterly results`,
    description: `Turnover in the sector ran above its 20-day average, with ${s.firm.ticker} in focus.`,
    text: [
      `Turnover in ${s.firm.sector.en} stocks on ${date(s.day)} was about a quarter above its 20-day average. ${s.firm.name.en} (${s.firm.ticker}) moved ${signed(s.firmChange)} after saying that its order book for the quarter is full.`,
      `Valuations remain below their three-year average, although the discount has narrowed. We use ${s.other.sector.en} as a yardstick because it is similarly sensitive to interest rates.`,
      'Gross margin is what to watch: input costs usually reach the accounts a quarter later than selling prices.',
    ],
  }),
  (s) => ({
    title: `${s.firm.name.en} (${s.firm.ticker}) sets its record date for a cash dividend, announced ${date(s.day)}`,
    description: `Shareholders must own ${s.firm.ticker} before the ex-date to be paid.`,
    text: [
      `${s.firm.name.en} has announced the record date for its cash dividend. Because trades settle on T+2, shares bought on the ex-date itself do not carry the dividend.`,
      `The reference price of ${s.firm.ticker} is lowered by the dividend on that day, so the total wealth of a shareholder does not change.`,
      `Clients who hold their shares with Songngan are paid straight into their securities account after 5% personal income tax. The share moved ${signed(s.firmChange)} on ${date(s.day)}.`,
    ],
  }),
  (s) => ({
    title: `Futures on ${date(s.day)}: front month closes at a ${s.change > 0 ? 'premium' : 'discount'}, open interest little changed`,
    description: 'The gap between the front-month contract and the index narrowed ahead of expiry.',
    text: [
      `The front-month index future ended ${date(s.day)} at a ${s.change > 0 ? 'premium' : 'discount'} to the index, within the usual range of the week. Volume was concentrated in the morning.`,
      'Open interest was nearly flat, a sign that most positions were closed within the day. Contracts expire on the third Thursday of the month.',
      'Accounts whose margin use passes the warning level are notified during the session, not after it.',
    ],
  }),
  (s) => ({
    title: `Interbank rates ease around ${date(s.day)}; eyes on ${s.other.sector.en}`,
    description: 'Liquidity in the banking system improved and government bond yields were flat.',
    text: [
      `Overnight interbank rates fell in the days around ${date(s.day)} as month-end demand passed. The ten-year government bond yield hardly moved.`,
      `Lower rates help borrowers such as ${s.other.sector.en} companies first. What investors pay on margin loans adjusts more slowly because it follows the funding cost of brokers.`,
      'We think credit growth, due early next month, is the more telling number.',
    ],
  }),
  (s) => ({
    title: `HNX and UPCoM on ${date(s.day)}: small caps find buyers`,
    description: `Breadth ${s.change > 0 ? 'improved' : 'narrowed'} on both markets, with turnover concentrated in ${s.other.sector.en}.`,
    text: [
      `On HNX ${s.change > 0 ? 'advances outnumbered declines' : 'declines outnumbered advances'} on ${date(s.day)}. UPCoM moved less, although its daily band is wider.`,
      `${s.other.name.en} (${s.other.ticker}) was among the most active names. Remember the bands: ±7% on HOSE, ±10% on HNX and ±15% on UPCoM.`,
      'In thinly traded shares the spread can cost far more than the commission, so use limit orders.',
    ],
  }),
  (s) => ({
    title: `${s.firm.ticker} reports higher quarterly revenue; shares ${s.firmChange > 0 ? 'rise' : 'still slip'} on ${date(s.day)}`,
    description: `${s.firm.name.en} improved its margin by keeping selling costs in check.`,
    text: [
      `${s.firm.name.en} (${s.firm.ticker}) reported quarterly revenue up ${number(8 + Math.abs(s.firmChange), 1)}% on the year. Gross margin edged higher as selling costs were kept in check.`,
      `The share moved ${signed(s.firmChange)} on ${date(s.day)}. Part of the news was in the price: volume had been high for five sessions.`,
      `Management kept its target for the year. Debt to equity is lower than at ${s.other.ticker}, which helps when rates move.`,
    ],
  }),
  (s) => ({
    title: `ETFs see net ${s.foreign > 0 ? 'inflows' : 'outflows'} in the week to ${date(s.day)}`,
    description: 'Prices of local ETFs track net asset value more closely.',
    text: [
      `Locally listed ETFs recorded net ${s.foreign > 0 ? 'inflows' : 'outflows'} in the week to ${date(s.day)}. The gap between price and net asset value narrowed as market makers stepped in.`,
      `The next index review may change the weight of ${s.firm.sector.en}; ${s.firm.ticker} and ${s.other.ticker} are on the watch list.`,
      'For regular savers a small gap to net asset value matters more than picking the right day.',
    ],
  }),
  (s) => ({
    title: `A steadier dong takes cost pressure off ${s.firm.sector.en} on ${date(s.day)}`,
    description: 'The exchange rate held in a narrow range.',
    text: [
      `The central rate and the rates quoted by commercial banks held in a narrow range around ${date(s.day)}. Companies in ${s.firm.sector.en} with foreign-currency loans need smaller provisions than last quarter.`,
      `In ${s.other.sector.en} the effect runs the other way: export revenue is worth slightly less, imported inputs cost less.`,
      'Foreign investors should measure returns in their own currency; a year of dividends can be lost to the exchange rate.',
    ],
  }),
  (s) => ({
    title: `The week in the market: three takeaways after ${date(s.day)}`,
    description: `Turnover, breadth and the split within ${s.firm.sector.en} stood out.`,
    text: [
      `First, turnover: ${billion(s.turnover)} on ${date(s.day)}, ${s.turnover > 20_000 ? 'above' : 'below'} the average of the month. Second, breadth: ${s.advances} advances against ${s.declines} declines on HOSE.`,
      `Third, dispersion: ${s.firm.sector.en} and ${s.other.sector.en} moved in opposite directions within the same session, which is common when a market waits for news.`,
      'A sensible approach for now is to keep borrowing low, split orders and decide on price levels in advance.',
    ],
  }),
  (s) => ({
    title: `Commodity prices ${s.change > 0 ? 'rise' : 'fall'}: what it means for ${s.other.sector.en} shares on ${date(s.day)}`,
    description: `${s.other.ticker} and ${s.firm.ticker} react most to raw-material prices.`,
    text: [
      `World prices of raw materials ${s.change > 0 ? 'rose' : 'fell'} before the session of ${date(s.day)}. How much of that reaches local companies depends on inventories and pricing power.`,
      `${s.other.name.en} (${s.other.ticker}) holds about three months of stock, so its margin moves slowly. ${s.firm.name.en} (${s.firm.ticker}, ${signed(s.firmChange)}) buys at spot and reacts faster.`,
      'Share prices tend to move ahead of profits; those who buy on the news take that risk.',
    ],
  }),
]
