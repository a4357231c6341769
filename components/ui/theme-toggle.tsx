'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { themeStorageKey } from '@/lib/theme/theme'

type Choice = 'light' | 'dark' | 'system'

interface ThemeToggleProps {
  copy: { label: string } & Record<Choice, string>
}

const choices = [
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
  { choice: 'system', Icon: Monitor },
] as const

const changed = 'theme-choice'

/** Light, dark, or the device's own; kept on this device. The theme itself is set by the theme script. */
export function ThemeToggle({ copy }: ThemeToggleProps) {
  const current = useSyncExternalStore(subscribe, storedChoice, () => null)
  return (
    <fieldset className="inline-flex rounded-control border border-hairline">
      <legend className="sr-only">{copy.label}</legend>
      {choices.map(({ choice, Icon }) => (
        <button
          key={choice}
          type="button"
          aria-pressed={current === choice}
          title={copy[choice]}
          onClick={() => {
            choose(choice)
          }}
          className="grid h-9 min-w-9 place-items-center text-ink-3 first:rounded-l-control last:rounded-r-control hover:text-ink aria-pressed:bg-surface-2 aria-pressed:text-ink"
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          <span className="sr-only">{copy[choice]}</span>
        </button>
      ))}
    </fieldset>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

function storedChoice(): Choice {
  try {
    const stored = localStorage.getItem(themeStorageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    // Blocked storage: the device decides, and a choice lasts as long as the page.
    return 'system'
  }
}

function choose(choice: Choice) {
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, choice)
  } catch {
    // See above.
  }
  const dark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  window.dispatchEvent(new Event(changed))
}
