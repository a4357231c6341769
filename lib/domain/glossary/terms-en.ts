import type { Terms } from './topics'

const exchangeRules = 'Trading rules of HOSE and HNX'

/** The glossary in English. */
export const termsEn: Terms = {
  custody: {
    name: 'Custody',
    text: 'Securities are recorded in your name at the depository and clearing corporation (VSDC), through your broker. Shares can be traded only once they are deposited there.',
  },
  'virtual-account': {
    name: 'Virtual account',
    text: 'A bank account number that belongs to one client alone. Money sent to it is credited to your securities account by itself.',
  },
  'buying-power': {
    name: 'Buying power',
    text: 'The most that you can spend on an order now: unused cash, plus advances and credit if you have signed up for them.',
  },
  'smart-otp': {
    name: 'Smart OTP',
    text: 'A one-time code that the app makes on your registered phone to confirm a trade. Nobody else needs it, our own staff included.',
  },
  'trading-code': {
    name: 'Securities trading code',
    forms: ['trading code'],
    text: 'A code that foreign investors must be issued before they can open a securities account in Vietnam.',
  },
  hose: {
    name: 'HOSE',
    text: 'The Ho Chi Minh Stock Exchange, where most large companies are listed. Its overall index is the VN-Index.',
  },
  hnx: {
    name: 'HNX',
    text: 'The Hanoi Stock Exchange, which runs the markets for bonds, derivatives and UPCoM.',
  },
  upcom: {
    name: 'UPCoM',
    text: 'The market for shares of public companies that are not listed, run by HNX. Companies disclose less there than on a listed market, so read more closely.',
  },
  'vn-index': {
    name: 'VN-Index',
    text: 'The price index of all shares on HOSE, weighted by market capitalisation: the larger the company, the more it moves the index. It stood at 100 points on 28 July 2000.',
    source: 'HOSE',
  },
  'reference-price': {
    name: 'Reference price',
    text: "The price from which the day's ceiling and floor are worked out, usually the last close. It is yellow on the price board.",
  },
  'ceiling-price': {
    name: 'Ceiling price',
    text: 'The highest price at which orders are accepted that day. It is violet on the price board.',
  },
  'floor-price': {
    name: 'Floor price',
    text: 'The lowest price at which orders are accepted that day. It is cyan on the price board.',
  },
  'price-band': {
    name: 'Price band',
    forms: ['daily limit', 'daily limits'],
    text: 'How far a price may rise or fall from the reference price within a day: 7% on HOSE, 10% on HNX, 15% on UPCoM.',
    source: exchangeRules,
  },
  liquidity: {
    name: 'Liquidity',
    text: 'How easily you can buy or sell without moving the price. Where it is low, selling fast usually means selling cheap.',
  },
  dividend: {
    name: 'Dividend',
    forms: ['dividends', 'cash dividend', 'stock dividend'],
    text: 'The part of its profit that a company pays to shareholders, in cash or in shares. The reference price is lowered to match on the ex-date.',
  },
  'ex-date': {
    name: 'Ex-date',
    forms: ['ex-dates'],
    text: 'From this day on a buyer no longer receives the dividend or the right at hand. To have it, buy earlier.',
  },
  'foreign-room': {
    name: 'Foreign ownership limit',
    forms: ['foreign room', 'ownership limit'],
    text: 'The largest share of a company that foreign investors may hold together. Once it is used up, they can buy only from one another.',
  },
  'order-book': {
    name: 'Order book',
    ambiguous: true,
    text: 'The bids and offers waiting in a stock, sorted by price and then by time. Price boards usually show the best three on each side.',
  },
  matching: {
    name: 'Matching',
    forms: ['matched', 'partly filled'],
    text: 'A buy order and a sell order meet and become a trade. The better price goes first; at the same price, the earlier order.',
  },
  lo: {
    name: 'LO',
    forms: ['limit order', 'limit orders'],
    text: 'A limit order: buy no higher, or sell no lower, than the price you set. In return it may not be filled.',
  },
  ato: {
    name: 'ATO',
    text: 'An order to buy or sell at the opening price, without a price of its own. Accepted in the opening auction only; what is not filled is cancelled.',
  },
  atc: {
    name: 'ATC',
    text: 'An order to buy or sell at the closing price, without a price of its own. Accepted in the closing auction only; what is not filled is cancelled.',
  },
  'market-order': {
    name: 'Market order',
    forms: ['market orders', 'MP', 'MTL'],
    text: 'An order to buy or sell at once at the best price waiting, shown as MP or MTL on the order ticket. When the book is thin it can be filled at several prices.',
  },
  'tick-size': {
    name: 'Tick size',
    forms: ['tick', 'ticks', 'tick sizes'],
    text: 'The smallest step between two prices. For shares on HOSE: VND 10 below VND 10,000, VND 50 up to VND 49,950, VND 100 from VND 50,000.',
    source: exchangeRules,
  },
  'round-lot': {
    name: 'Round lot',
    text: 'Quantities in multiples of 100 shares. Odd lots of 1 to 99 shares trade on a board of their own.',
    source: exchangeRules,
  },
  commission: {
    name: 'Brokerage commission',
    forms: ['brokerage fee', 'commission rate'],
    text: 'What the broker charges on the matched value, when you buy and when you sell. An order that is not filled costs nothing.',
  },
  settlement: {
    name: 'T+2',
    text: "The second working day after the trade: shares reach the buyer's account, money reaches the seller's.",
    source: 'Rules of VSDC',
  },
  advance: {
    name: 'Advance on sale proceeds',
    forms: ['sale proceeds advance'],
    text: 'The proceeds of a sale before they arrive, for a fee by the day. The advance is taken back when the proceeds come in.',
  },
  'margin-trading': {
    name: 'Margin trading',
    forms: ['trade on margin', 'trading on margin'],
    text: 'Borrowing from your broker to buy more shares, with the shares as security. Gains grow and so do losses, and interest runs every day.',
  },
  'margin-ratio': {
    name: 'Margin ratio',
    forms: ['margin ratios', 'actual margin ratio'],
    text: 'Your own part of the value of your securities: (value − loan) ÷ value. It may not be below 50% when you buy.',
    source: 'Decision 87 of the State Securities Commission, 2017',
  },
  'maintenance-ratio': {
    name: 'Maintenance ratio',
    forms: ['maintenance margin', 'below maintenance'],
    text: 'How low the margin ratio may fall before you get a call. The rules set 30% as the least; each broker may ask for more.',
    source: 'Decision 87 of the State Securities Commission, 2017',
  },
  'margin-call': {
    name: 'Margin call',
    forms: ['margin calls'],
    text: 'A request for more cash or securities once the margin ratio is below maintenance. If it is not met in time, the broker may sell.',
  },
  'forced-sale': {
    name: 'Forced sale',
    forms: ['forced sales', 'forced selling'],
    text: 'The broker sells the shares that secure a loan to recover it. You choose neither the moment nor the price.',
  },
  leverage: {
    name: 'Leverage',
    forms: ['leveraged'],
    text: 'Holding a position larger than your own capital, with a loan or with derivatives. At twice leverage, a price fall of 10% takes about 20% of your capital.',
  },
  'stop-loss': {
    name: 'Stop-loss',
    text: 'Selling at a loss that you decided on beforehand, so that it does not grow.',
  },
  futures: {
    name: 'Futures contract',
    forms: ['futures contracts', 'futures'],
    text: 'A commitment to buy or sell an index or an asset at a set price on a set day. Gains and losses are settled daily and can exceed the initial margin.',
  },
  'target-price': {
    name: 'Target price',
    text: 'What an analyst thinks a share is worth after some time, usually 12 months. It follows from a set of assumptions and is no promise.',
  },
  eps: {
    name: 'EPS',
    forms: ['earnings per share'],
    text: 'Profit after tax divided by the shares in issue: what one share earned in a year.',
  },
  pe: {
    name: 'P/E',
    text: 'The share price divided by EPS: what you pay for one dong of yearly profit. Compare it only within an industry, and for profits counted the same way.',
  },
  pb: {
    name: 'P/B',
    text: 'The share price divided by book value per share. Common for banks and property companies, whose value lies mostly in assets.',
  },
  roe: {
    name: 'ROE',
    text: "Profit after tax divided by equity: what one dong of shareholders' money brought in a year. Where it is high because of debt, the risk is high too.",
  },
  'market-cap': {
    name: 'Market capitalisation',
    forms: ['market cap'],
    text: 'The share price times the shares in issue: the price that the market puts on the whole company.',
  },
}
