import { clsx } from 'clsx'

export interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** 0 to 1. */
  value: number
  /** Announced instead of a percentage ("Bước 2 trên 7"). */
  valueText?: string
  className?: string
}

/** A bar of 4 px. Any text is beside it. */
export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      max={100}
      value={Math.round(Math.min(1, Math.max(0, value)) * 100)}
      className={clsx('progress-bar', className)}
    />
  )
}
