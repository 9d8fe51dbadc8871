import { Select } from '../../../ui/fields/select'

const choices = [
  [1, '1 day'],
  [7, '1 week'],
  [14, '2 weeks'],
  [30, '30 days'],
  [90, '3 months'],
  [365, '1 year'],
] as const

/** Default validity of a code, in days. */
export const DEFAULT_EXPIRY_DAYS = 14

interface ExpirySelectProps {
  days: number
  onChange: (days: number) => void
}

/** A select for a code's validity. */
export function ExpirySelect({ days, onChange }: ExpirySelectProps) {
  return (
    <Select
      label="Good for"
      value={days}
      options={choices.map(([value, label]) => ({ value: String(value), label }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
