import { Select } from '../../../ui/fields/select'
import { expirySelectMessages } from './code-messages'

const choices = [
  [1, expirySelectMessages.oneDay],
  [7, expirySelectMessages.oneWeek],
  [14, expirySelectMessages.twoWeeks],
  [30, expirySelectMessages.thirtyDays],
  [90, expirySelectMessages.threeMonths],
  [365, expirySelectMessages.oneYear],
] as const

/** Default validity of a code, in days. */
export const DEFAULT_EXPIRY_DAYS = 14

interface ExpirySelectProps {
  days: number
  /** Longest validity that can be chosen. */
  most?: number | undefined
  onChange: (days: number) => void
}

/** A select for a code's validity. */
export function ExpirySelect({ days, most = Number.POSITIVE_INFINITY, onChange }: ExpirySelectProps) {
  return (
    <Select
      label={expirySelectMessages.label}
      value={Math.min(days, most)}
      options={choices
        .filter(([value]) => value <= most)
        .map(([value, label]) => ({ value: String(value), label }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
