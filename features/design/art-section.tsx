import { CandleArt } from '@/components/art/candle-art'
import { DrumRings } from '@/components/art/drum-rings'
import { Logo } from '@/components/art/logo'
import { OrderBookArt } from '@/components/art/order-book-art'
import { PhoneArt, type PhoneArtProps } from '@/components/art/phone-art'
import { SeedArt } from '@/components/art/seed-art'
import { SocialMark, type SocialNetwork } from '@/components/art/social-mark'
import { Terraces } from '@/components/art/terraces'

import { Specimen, SpecimenGroup } from './specimen'

const networks: readonly SocialNetwork[] = ['facebook', 'messenger', 'zalo', 'youtube', 'linkedin', 'twitter']
const slugs = ['t2-settlement', 'co-tuc-2026', 'margin-101', 'thi-truong-tuan-47', 'song-ngan', 'kospi'] as const

interface ArtSectionProps {
  title: string
  siteName: string
  phone: PhoneArtProps
}

export function ArtSection({ title, siteName, phone }: ArtSectionProps) {
  return (
    <SpecimenGroup id="art" title={title}>
      <Specimen name="Terraces" wide>
        <div data-scheme="dark" className="relative h-56 overflow-hidden rounded-panel bg-hero md:h-80">
          <Terraces seed="song-ngan" className="absolute inset-0 size-full text-chart-1" />
          <DrumRings
            seed="song-ngan"
            rings={9}
            className="absolute -top-24 -right-16 size-80 text-bronze-graphic opacity-70"
          />
        </div>
      </Specimen>
      <Specimen name="SeedArt">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {slugs.map((slug) => (
            <li key={slug}>
              <SeedArt seed={slug} className="aspect-video rounded-card" />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="DrumRings, CandleArt, OrderBookArt">
        <div className="grid grid-cols-3 items-center gap-4">
          <DrumRings seed="dong-son" rings={8} className="w-full text-bronze-graphic" />
          <CandleArt seed="dong-son" className="w-full" />
          <OrderBookArt seed="dong-son" className="w-full" />
        </div>
      </Specimen>
      <Specimen name="Logo, SocialMark">
        <div className="flex flex-wrap items-center gap-8">
          <Logo name={siteName} />
          <ul className="flex gap-5 text-ink-2">
            {networks.map((network) => (
              <li key={network}>
                <SocialMark network={network} />
              </li>
            ))}
          </ul>
        </div>
      </Specimen>
      <Specimen name="PhoneArt">
        <PhoneArt {...phone} />
      </Specimen>
    </SpecimenGroup>
  )
}
