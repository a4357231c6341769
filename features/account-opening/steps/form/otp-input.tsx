import { TextInput } from '@/components/ui/input'

interface OtpInputProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly length: number
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** One input for the whole code, so that pasting, autofill and screen readers work; spaces in a pasted code are room. */
export function OtpInput({ length, onChange, ...rest }: OtpInputProps) {
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={length * 3}
      className="num max-w-60 text-lead tracking-[0.3em]"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
