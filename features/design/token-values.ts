export interface TokenPair {
  light: string
  dark: string
}

/** Values of the colour tokens as app/tokens.css has them; a test keeps the two equal. */
export const grounds = {
  canvas: { light: '#faf9f6', dark: '#0b0e1f' },
  surface: { light: '#ffffff', dark: '#141831' },
  'surface-2': { light: '#f1efea', dark: '#1c2142' },
} as const satisfies Record<string, TokenPair>

/** Colours of text and what is read like text: 4.5:1 on every ground. */
export const inks = {
  ink: { light: '#14172b', dark: '#f2f1ec' },
  'ink-2': { light: '#454a63', dark: '#bfc3d8' },
  'ink-3': { light: '#5f647d', dark: '#979dba' },
  primary: { light: '#28348a', dark: '#a9b3ff' },
  bronze: { light: '#8a4f0c', dark: '#e5a244' },
  danger: { light: '#c0212d', dark: '#ff7a7a' },
  success: { light: '#0a7340', dark: '#3dd68c' },
  warning: { light: '#855c00', dark: '#f4c64e' },
  reference: { light: '#855c00', dark: '#f4c64e' },
  ceiling: { light: '#8526a8', dark: '#da9bff' },
  floor: { light: '#086e8c', dark: '#5ad4ee' },
  'market-blue': { light: '#1d5fcb', dark: '#7db0ff' },
} as const satisfies Record<string, TokenPair>

/** Borders of controls and marks of charts: 3:1 on canvas and surface. */
export const graphics = {
  field: { light: '#7f8396', dark: '#6c739b' },
  'bronze-graphic': { light: '#c77a1e', dark: '#e5a244' },
  'chart-1': { light: '#3442ab', dark: '#8f9bf5' },
  'chart-2': { light: '#c77a1e', dark: '#e5a244' },
  'chart-3': { light: '#14807b', dark: '#45c2bb' },
  'chart-4': { light: '#b0406f', dark: '#f08db5' },
  'chart-5': { light: '#646b8c', dark: '#a3a9c6' },
  'chart-6': { light: '#6c7d22', dark: '#b5c75a' },
} as const satisfies Record<string, TokenPair>

/** Text on a ground of its own. */
export const pairs = [
  { ink: 'on-primary', ground: 'primary', colors: { light: ['#ffffff', '#28348a'], dark: ['#0d1130', '#a9b3ff'] } },
  {
    ink: 'on-bronze',
    ground: 'bronze-button',
    colors: { light: ['#14172b', '#e5a244'], dark: ['#14172b', '#e5a244'] },
  },
  { ink: 'primary', ground: 'primary-soft', colors: { light: ['#28348a', '#eceefa'], dark: ['#a9b3ff', '#1f2654'] } },
  { ink: 'bronze', ground: 'bronze-soft', colors: { light: ['#8a4f0c', '#f8eddc'], dark: ['#e5a244', '#33270f'] } },
  { ink: 'danger', ground: 'danger-soft', colors: { light: ['#c0212d', '#fdf0ef'], dark: ['#ff7a7a', '#38182a'] } },
  { ink: 'success', ground: 'success-soft', colors: { light: ['#0a7340', '#ebf5ef'], dark: ['#3dd68c', '#10302f'] } },
  { ink: 'warning', ground: 'warning-soft', colors: { light: ['#855c00', '#faf3df'], dark: ['#f4c64e', '#302a1d'] } },
] as const
