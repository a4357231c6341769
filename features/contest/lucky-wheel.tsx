'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'

import { wheelSectors } from './wheel-sectors'

const share = 360 / wheelSectors
/** Whole turns of a spin before it stops. */
const turns = 5

interface LuckyWheelProps {
  /** Texts: the button, what it is, and what is announced for each sector that the wheel may stop at. */
  readonly copy: { readonly spin: string; readonly note: string; readonly landed: readonly string[] }
}

/**
 * The wheel as a drum to try: it turns and stops at a number, without prize, account or call. With reduced motion it shows
 * the number at once.
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
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-5 lg:flex-nowrap lg:justify-end">
      <svg viewBox="-60 -64 120 124" aria-hidden="true" className="w-full max-w-80 shrink-0 lg:w-80">
        <g
          className="transition-transform duration-[3.2s] ease-[cubic-bezier(.12,.7,.1,1)]"
          style={{ transform: `rotate(${spin?.degrees ?? 0}deg)` }}
          onTransitionEnd={() => setLanded(spin?.sector ?? null)}
        >
          {Array.from({ length: wheelSectors }, (_, sector) => (
            <g key={sector} transform={`rotate(${sector * share})`}>
              <path
                d={sectorPath}
                className={
                  sector % 2 === 0 ? 'fill-bronze-soft stroke-bronze-graphic' : 'fill-surface stroke-bronze-graphic'
                }
              />
              <path d="M-6-50H6M-4-46H4" className="stroke-bronze-graphic" />
              <text y="-30" textAnchor="middle" className="fill-ink num text-[14px] font-semibold">
                {sector + 1}
              </text>
            </g>
          ))}
          <circle r="17" className="fill-canvas stroke-bronze-graphic" />
          <path
            d="M0-15 3-4.2 13-7.5 5.5 0 13 7.5 3 4.2 0 15-3 4.2-13 7.5-5.5 0-13-7.5-3-4.2z"
            className="fill-bronze-graphic"
          />
        </g>
        <path d="M-6-63H6L0-51z" className="fill-primary" />
      </svg>
      <div className="max-sm:text-center sm:w-36">
        <Button variant="bronze" onClick={turn} disabled={isTurning}>
          {copy.spin}
        </Button>
        <output className="mt-4 block min-h-[1.65em] font-semibold">
          {landed === null ? '' : copy.landed[landed]}
        </output>
        <p className="mt-1 text-small text-ink-2">{copy.note}</p>
      </div>
    </div>
  )
}

const half = (share / 2) * (Math.PI / 180)
const corner = { x: (Math.sin(half) * 55).toFixed(2), y: (-Math.cos(half) * 55).toFixed(2) }
/** A sector whose middle is at the top. */
const sectorPath = `M0 0L-${corner.x} ${corner.y}A55 55 0 0 1 ${corner.x} ${corner.y}z`
