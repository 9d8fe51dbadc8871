import { Search, UserRound, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../ui/cx'
import { IconButton } from '../ui/icon-button'
import styles from './filter-field.module.css'

/** ms without typing before the list is asked for. */
const PAUSE = 350

interface FilterFieldProps {
  label: string
  /** As it stands in the address. */
  value: string
  maxLength: number
  isSmall?: boolean
  onChange: (value: string) => void
}

/** A field by which the list is narrowed; the address follows when typing pauses. */
export function FilterField({ label, value, maxLength, isSmall = false, onChange }: FilterFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // It changed in the address, as by Back or by a link.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const hand = (typed: string) => {
    clearTimeout(timer.current)
    if (typed.trim() !== value) onChange(typed.trim())
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => hand(typed), PAUSE)
  }
  const Icon = isSmall ? UserRound : Search
  return (
    <form
      className={cx(styles.field, isSmall && styles.small)}
      onSubmit={(event) => {
        event.preventDefault()
        hand(text)
      }}
    >
      <Icon className={styles.icon} aria-hidden />
      <input
        className={styles.input}
        aria-label={label}
        placeholder={label}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {text && (
        <IconButton
          className={styles.clear}
          label={`Clear: ${label}`}
          icon={<X aria-hidden />}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('input')?.focus()
            setText('')
            hand('')
          }}
        />
      )}
    </form>
  )
}
