'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

import type { Theme } from '@/lib/platform/theme/theme'
import { chooseTheme, onThemeChange, storedTheme } from '@/lib/platform/theme/theme-choice'

interface ThemeToggleProps {
  copy: { label: string } & Record<Theme, string>
  /** Rendered by the server, so that no page loads their code. */
  icons: Record<Theme, ReactNode>
}

const choices = ['light', 'dark', 'system'] as const

/** Light, dark or system theme, stored on the device. The theme script applies it. */
export function ThemeToggle({ copy, icons }: ThemeToggleProps) {
  const current = useSyncExternalStore(onThemeChange, storedTheme, () => null)
  return (
    <fieldset className="inline-flex rounded-full border border-hairline">
      <legend className="sr-only">{copy.label}</legend>
      {choices.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={current === theme}
          title={copy[theme]}
          onClick={() => {
            chooseTheme(theme)
          }}
          className="theme-choice"
        >
          {icons[theme]}
          <span className="sr-only">{copy[theme]}</span>
        </button>
      ))}
    </fieldset>
  )
}
