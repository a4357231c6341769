'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { Check, ChevronDown, X } from 'lucide-react'

import { foldAccents } from '@/lib/text/fold-accents'

import { controlClass } from './control-class'
import { Field, type FieldText } from './field'

export interface ComboboxOption {
  value: string
  label: string
  /** Other words it is found by: short names, codes. */
  keywords?: string
}

export interface ComboboxProps extends FieldText {
  id: string
  name?: string
  options: readonly ComboboxOption[]
  /** Value of the chosen option; empty when there is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  /** Shown when nothing matches. */
  emptyText: string
  openLabel: string
  clearLabel: string
  disabled?: boolean
  fieldClassName?: string
}

/** Every word of the query begins a word of the option; accents and case do not matter. */
export function matchesQuery(option: ComboboxOption, query: string): boolean {
  const words = foldAccents(`${option.label} ${option.keywords ?? ''}`).split(/[\s\-–,.()/]+/)
  return foldAccents(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** One of many from a list that is searched while typing. Few options: `Select` or `RadioGroup`. */
export function Combobox({
  id,
  label,
  hint,
  error,
  optional,
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  emptyText,
  openLabel,
  clearLabel,
  disabled,
  fieldClassName,
}: ComboboxProps) {
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(control) => (
        <Base.Root
          items={options}
          value={chosen}
          onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? '')}
          filter={matchesQuery}
          isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
          name={name}
          disabled={disabled}
          autoHighlight
        >
          <Base.InputGroup className="relative">
            <Base.Input
              {...control}
              placeholder={placeholder}
              onBlur={onBlur}
              className={clsx(controlClass, chosen ? 'pe-24' : 'pe-12')}
            />
            <span className="absolute inset-y-0 inset-e-0 flex items-center pe-0.5">
              <Base.Clear aria-label={clearLabel} className={iconButton}>
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </Base.Clear>
              <Base.Trigger aria-label={openLabel} className={iconButton}>
                <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </Base.Trigger>
            </span>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner sideOffset={6} className="z-50 outline-none">
              <Base.Popup className="w-(--anchor-width) max-w-(--available-width) rounded-control border border-hairline-strong bg-surface text-ink shadow-panel">
                <Base.Empty className="px-3.5 text-small text-ink-2 not-empty:py-3">{emptyText}</Base.Empty>
                <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain py-1.5 data-empty:p-0">
                  {(option: ComboboxOption) => (
                    <Base.Item
                      key={option.value}
                      value={option}
                      className="flex min-h-11 cursor-default items-center gap-2 px-3.5 py-2 leading-snug select-none data-highlighted:bg-primary-soft data-highlighted:text-primary data-selected:font-semibold"
                    >
                      <span className="min-w-0 flex-1">{option.label}</span>
                      <Base.ItemIndicator>
                        <Check aria-hidden="true" strokeWidth={2} className="size-4" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}

const iconButton =
  'flex size-11 items-center justify-center rounded-control text-ink-2 hover:text-ink focus-visible:-outline-offset-4 data-disabled:text-ink-3'
