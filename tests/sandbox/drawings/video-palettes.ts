import type { VideoSubject } from '../seed/types'
import type { Palette } from './palette'

/** Dark in both schemes; on a dark page as light as its cards. */
const indigo: Palette = {
  light: '--g:#0d1130;--b:#5260c8;--s:#1c2142;--t:#fff;--m:#c7cdf2;--a:#e5a244',
  dark: '--g:#181e42;--s:#2a3160',
}

/** Dark in both schemes. */
const teal: Palette = {
  light: '--g:#0c3a3a;--b:#2f8f89;--s:#124a49;--t:#fff;--m:#bfe3df;--a:#f0b45c',
  dark: '--g:#0f3333;--s:#154544',
}

const sand: Palette = {
  light: '--g:#f3e4cb;--b:#3442ab;--s:#fffaf1;--t:#14172b;--m:#5b4a2e;--a:#b0640f',
  dark: '--g:#33271a;--b:#8f9bf5;--s:#463625;--t:#f3f1ec;--m:#dccbae;--a:#e5a244',
}

const mist: Palette = {
  light: '--g:#dfe3f8;--b:#3442ab;--s:#f6f7fe;--t:#14172b;--m:#3f456a;--a:#b0640f',
  dark: '--g:#262d5c;--b:#8f9bf5;--s:#363f78;--t:#f3f1ec;--m:#c7cdf2;--a:#e5a244',
}

/** The ground of a video follows what it is about, so that neighbours in a list can be told apart. */
const grounds: Readonly<Record<VideoSubject, Palette>> = {
  account: indigo,
  money: teal,
  trading: mist,
  market: sand,
  margin: indigo,
}

export const videoPalette = (subject: VideoSubject | null): Palette => (subject === null ? indigo : grounds[subject])
