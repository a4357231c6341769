'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'

import { type WheelPrize, wheelSectors } from './wheel-sectors'

const share = 360 / wheelSectors
/** Whole turns of a spin before it stops. */
const turns = 5

interface LuckyWheelProps {
  /** Texts: the button, what it is, and for each prize its name and what is announced when the wheel stops there. */
  readonly copy: {
    readonly spin: string
    readonly note: string
    readonly prizes: Readonly<Record<WheelPrize, { readonly name: string; readonly landed: string }>>
  }
}

/**
 * The wheel to try, with the contest's two prizes in turn: it turns and stops, without prize, account or call. With reduced
 * motion it stops at once. On wide screens, the wheel is beside the title of `ContestHero`, its button below.
 */
export function LuckyWheel({ copy }: LuckyWheelProps) {
  const [spin, setSpin] = useState<{ degrees: number; sector: number } | null>(null)
  const [landed, setLanded] = useState<number | null>(null)
  const turn = () => {
    const sector = Math.floor(Math.random() * wheelSectors)
    setLanded(null)
    setSpin((last) => {
      const done = Math.ceil((last?.degrees ?? 0) / 360) * 360
      return { degrees: done + turns * 360 - sector * share, sector }
    })
  }
  const isTurning = spin !== null && landed === null
  return (
    <div className="mx-auto w-fit lg:contents">
      <svg
        viewBox="-60 -63 120 122"
        aria-hidden="true"
        className="mx-auto w-60 sm:w-84 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:me-0 lg:w-104"
      >
        <g
          className="transition-transform duration-[3.2s] ease-[cubic-bezier(.12,.7,.1,1)]"
          style={{ transform: `rotate(${spin?.degrees ?? 0}deg)` }}
          onTransitionEnd={() => setLanded(spin?.sector ?? null)}
        >
          {Array.from({ length: wheelSectors }, (_, sector) => (
            <g key={sector} transform={`rotate(${sector * share})`} className="fill-none stroke-bronze-graphic">
              <path d={sectorPath} className={sector % 2 === 0 ? 'fill-bronze-soft' : 'fill-surface'} />
              <path d={prizePaths[prizeOf(sector)]} className="stroke-ink" strokeLinejoin="round" />
              <text y="-43" textAnchor="middle" className="fill-ink stroke-none text-[6.5px] font-semibold">
                {copy.prizes[prizeOf(sector)].name}
              </text>
            </g>
          ))}
          <circle r="15" className="fill-canvas stroke-bronze-graphic" />
          <path d={starPath} className="fill-bronze-graphic" />
        </g>
        <path d="M-6-62H6L0-50z" className="fill-bronze-graphic stroke-canvas" />
      </svg>
      <div className="mt-5 grid min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 sm:w-84 lg:col-span-7 lg:row-start-2 lg:mt-0 lg:w-auto lg:max-w-120">
        <Button variant="bronze" onClick={turn} disabled={isTurning}>
          {copy.spin}
        </Button>
        <div className="text-small text-pretty text-on-hero-2">
          <output className="block font-semibold text-white">
            {landed === null ? '' : copy.prizes[prizeOf(landed)].landed}
          </output>
          <p>{copy.note}</p>
        </div>
      </div>
    </div>
  )
}

const prizeOf = (sector: number): WheelPrize => (sector % 2 === 0 ? 'book' : 'notebook')

/** A book with its spine, and a ring-bound notebook, above the hub. */
const prizePaths: Readonly<Record<WheelPrize, string>> = {
  book: 'M-4.5-38.5h9v13h-9zM-2-38.5v13M.5-35h2',
  notebook: 'M-4.5-38.5h9v13h-9zM-6-36h3M-6-32h3M-6-28h3M-.5-35h3M-.5-32h3M-.5-29h3',
}
const starPath = 'M0-13 2.6-3.6 11.3-6.5 4.8 0 11.3 6.5 2.6 3.6 0 13-2.6 3.6-11.3 6.5-4.8 0-11.3-6.5-2.6-3.6z'

const half = (share / 2) * (Math.PI / 180)
const corner = { x: (Math.sin(half) * 55).toFixed(2), y: (-Math.cos(half) * 55).toFixed(2) }
/** A sector whose middle is at the top. */
const sectorPath = `M0 0L-${corner.x} ${corner.y}A55 55 0 0 1 ${corner.x} ${corner.y}z`
