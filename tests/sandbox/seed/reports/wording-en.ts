import { words } from '../market/session'
import type { ReportWording } from './wording'

const { number, percent, signed, date, fullDate } = words.en

const themes = [
  'three scenarios for the next quarter and how to allocate',
  'low rates, quality first',
  'earnings season and the price of growth',
  'after the advance, what to keep and what to trim',
]
const outlooks = [
  'margins past the low, demand back in steps',
  'cheaper inputs, and who gains first',
  'how much is already in the price',
]

export const wordingEn: ReportWording = {
  daily: ({ session: s }) => ({
    title: `Daily note, ${fullDate(s.day)}: ${s.change > 0 ? 'holding the advance' : 'looking for balance'} near ${number(s.index)}`,
    description: `VN-Index ${s.change > 0 ? 'up' : 'down'} ${percent(s.change)}; watch ${s.firm.sector.en} and ${s.other.sector.en}.`,
    text: [
      `The VN-Index closed ${date(s.day)} at ${number(s.index, 2)} (${signed(s.change)}) on matched value of VND ${number(s.turnover)} billion. Nearby support is ${number(s.index * 0.985)}, resistance ${number(s.index * 1.015)}.`,
      `The largest contribution came from ${s.firm.sector.en}, with ${s.firm.ticker} at ${signed(s.firmChange)}. Foreign investors were net ${s.foreign > 0 ? 'buyers' : 'sellers'} of VND ${number(Math.abs(s.foreign))} billion.`,
      'We suggest a medium equity weight, companies with little debt, and no chasing in the first 15 minutes.',
      `Watch the ex-date of ${s.other.ticker} and this week's credit figures.`,
    ],
  }),
  weekly: ({ session: s }) => ({
    title: `Weekly to ${fullDate(s.day)}: money rotates into ${s.firm.sector.en}`,
    description: 'The week in review, valuations by sector and our watch list.',
    text: [
      `The VN-Index ended the week to ${date(s.day)} at ${number(s.index, 2)}. Turnover on HOSE averaged about VND ${number(s.turnover)} billion a session.`,
      `Money rotated from ${s.other.sector.en} into ${s.firm.sector.en}. It is the second week in which mid-cap advances outnumbered declines.`,
      'On trailing earnings the market trades below its five-year average. The main risks are the exchange rate and foreign selling.',
      `Next week's watch list is ${s.firm.ticker} and ${s.other.ticker}, provided that they stay within 3% of our entry range.`,
    ],
  }),
  strategy: ({ session: s, number: index }) => ({
    title: `Strategy no. ${index}: ${themes[index % themes.length]}`,
    description: `Our base case puts the VN-Index between ${number(s.index * 0.96)} and ${number(s.index * 1.07)}.`,
    text: [
      `Base case, 55% likely: market earnings grow 12–14% and the VN-Index trades between ${number(s.index * 0.96)} and ${number(s.index * 1.07)}.`,
      `Upside, 25%: rates fall faster than expected and ${s.firm.sector.en} and ${s.other.sector.en} lead. Downside, 20%: exports slow and the index revisits ${number(s.index * 0.9)}.`,
      'For a medium risk appetite we suggest 50% shares, 30% bonds and bond funds, 20% cash, with margin below 20% of the portfolio.',
      'We review these assumptions every month and publish the forecasts that turned out wrong.',
    ],
  }),
  sector: ({ session: s, number: index }) => ({
    title: `Vietnam ${s.firm.sector.en}, report no. ${index}: ${outlooks[index % outlooks.length]}`,
    description: `Supply and demand, input prices and peer valuation in ${s.firm.sector.en}.`,
    text: [
      `Output in ${s.firm.sector.en} is recovering in steps: domestic orders lead and exports follow a quarter later. Gross margins of the leaders are past their low.`,
      `Input prices fell while selling prices held, which gives ${s.firm.name.en} (${s.firm.ticker}) room to improve. Highly indebted companies benefit later.`,
      'The sector trades 10–15% below its five-year average. We raise our view from Neutral to Positive.',
      'Risks: trade remedies, freight costs and inventories above plan.',
    ],
  }),
  company: ({ session: s, price, target, number: index }) => ({
    title: `${s.firm.ticker}: ${target > price ? 'Outperform' : 'Neutral'}, target price VND ${number(target)} (update ${index})`,
    description: `${s.firm.name.en}: quarterly results, two-year forecasts and investment case.`,
    text: [
      `Our 12-month target price for ${s.firm.name.en} (${s.firm.ticker}) is VND ${number(target)}, ${signed((target / price - 1) * 100)} against VND ${number(price)} on ${date(s.day)}.`,
      'Quarterly revenue beat our forecast by 4% on volume; gross margin was in line. Operating cash flow was positive for the third quarter in a row.',
      `Compared with ${s.other.ticker} the company carries less debt and pays a steadier dividend. We weight discounted cash flow 60% and peer P/E 40%.`,
      'Main risks: raw-material prices, customer concentration and delays in expansion.',
    ],
  }),
}
