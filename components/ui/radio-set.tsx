import { Fragment, type ComponentProps, type ReactNode } from 'react'

import { radioClass } from './control-class'
import type { FieldText } from './field'
import { Fieldset } from './fieldset'

export interface RadioSetProps<Option>
  extends Omit<FieldText, 'label'>, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> {
  id: string
  legend: ReactNode
  name: string
  options: readonly Option[]
  /** Controlled value; omit with `defaultValue` or react-hook-form's `register`. */
  value?: string
  defaultValue?: string
}

interface RadioSetLayout<Option> {
  /** Classes of the element around the options. */
  layout: string
  /** Renders an option around its `input` props. */
  renderOption: (option: Option, input: ComponentProps<'input'> & { id: string }) => ReactNode
}

/** Native radio buttons under one legend. The first one's id is the group's, so that an error summary can focus it. */
export function RadioSet<Option extends { readonly value: string; readonly disabled?: boolean }>({
  id,
  legend,
  hint,
  error,
  optional,
  options,
  value,
  defaultValue,
  className,
  layout,
  renderOption,
  ...input
}: RadioSetProps<Option> & RadioSetLayout<Option>) {
  return (
    <Fieldset id={`${id}-group`} legend={legend} hint={hint} error={error} optional={optional} className={className}>
      <div className={layout}>
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {renderOption(option, {
              ...input,
              // An id with spaces would be read as several ids in `aria-describedby`.
              id: index === 0 ? id : `${id}-${option.value.replaceAll(/\s+/g, '-')}`,
              type: 'radio',
              value: option.value,
              disabled: option.disabled ?? input.disabled,
              ...(value === undefined ? {} : { checked: value === option.value }),
              ...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value }),
              className: radioClass,
            })}
          </Fragment>
        ))}
      </div>
    </Fieldset>
  )
}
