import type { VideoSubject } from '../seed/types'
import type { Palette } from './palette'

interface Grounds {
  /** Dark in both schemes; on a dark page as light as its cards. */
  readonly deep: Palette
  readonly pale: Palette
}

/** Words on the accent: as dark as the ground, but white on the brown of pale ones. */
const onDeep = '--t:#fff;--a:#e5a244;--o:var(--g)'
const onPale = '--t:#14172b;--a:#95510a;--o:#fff'
const onDark = '--t:#f3f1ec;--a:#e5a244;--o:var(--g)'

/** The ground of a video follows what it is about; that of the latest one is deep. */
const grounds: Readonly<Record<VideoSubject, Grounds>> = {
  account: {
    deep: { light: `--g:#0d1130;--b:#5260c8;--s:#252c5c;--m:#c7cdf2;${onDeep}`, dark: '--g:#181e42;--s:#303870' },
    pale: {
      light: `--g:#dfe3f8;--b:#3442ab;--s:#fff;--m:#3f456a;${onPale}`,
      dark: `--g:#262d5c;--b:#8f9bf5;--s:#3a4384;--m:#c7cdf2;${onDark}`,
    },
  },
  money: {
    deep: { light: `--g:#0c3a3a;--b:#2f8f89;--s:#17524f;--m:#bfe3df;${onDeep}`, dark: '--g:#0f3333;--s:#1a4d4b' },
    pale: {
      light: `--g:#d5ebe7;--b:#1c6f6a;--s:#fff;--m:#2f5450;${onPale}`,
      dark: `--g:#174744;--b:#45c2bb;--s:#23605c;--m:#bfe3df;${onDark}`,
    },
  },
  trading: {
    deep: { light: `--g:#123057;--b:#4d86cf;--s:#1f4777;--m:#c2d8f3;${onDeep}`, dark: '--g:#132c4f;--s:#20436f' },
    pale: {
      light: `--g:#d6e5f6;--b:#2a62a8;--s:#fff;--m:#38516e;${onPale}`,
      dark: `--g:#1d3f6b;--b:#7db0ff;--s:#2c5689;--m:#c2d8f3;${onDark}`,
    },
  },
  market: {
    deep: { light: `--g:#3a2814;--b:#b58a4e;--s:#553c21;--m:#e6d3b4;${onDeep}`, dark: '--g:#33271a;--s:#4d3b26' },
    pale: {
      light: `--g:#f3e4cb;--b:#3442ab;--s:#fffaf1;--m:#5b4a2e;${onPale}`,
      dark: `--g:#463621;--b:#8f9bf5;--s:#604b30;--m:#dccbae;${onDark}`,
    },
  },
  margin: {
    deep: { light: `--g:#3a1736;--b:#b06aa8;--s:#562a51;--m:#ecd0e8;${onDeep}`, dark: '--g:#351a33;--s:#4f2b4c' },
    pale: {
      light: `--g:#f0deec;--b:#8a3f82;--s:#fff;--m:#5f4059;${onPale}`,
      dark: `--g:#4a2547;--b:#d79bd0;--s:#653862;--m:#ecd0e8;${onDark}`,
    },
  },
}

export const videoPalette = (subject: VideoSubject | null, isLatest: boolean): Palette =>
  grounds[subject ?? 'account'][isLatest ? 'deep' : 'pale']
