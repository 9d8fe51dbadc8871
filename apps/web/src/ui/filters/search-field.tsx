import { type LucideIcon, Search, X } from 'lucide-react'
import { cx } from '../cx'
import { IconButton } from '../icon-button'
import { uiMessages } from '../messages'
import styles from './search-field.module.css'
import { useDebouncedSearch } from './use-debounced-search'

interface SearchFieldProps {
  label: string
  /** Shown in the empty field; the label by default, unless that's too long for a phone. */
  placeholder?: string
  /** The current search, as in the address. */
  value: string
  maxLength: number
  icon?: LucideIcon
  isSmall?: boolean
  /** Accessible name of the button that clears the field. */
  clearLabel?: string
  onChange: (value: string) => void
}

/** Field that filters a list; passes its text on when typing pauses, and at once on Enter. */
export function SearchField({
  label,
  placeholder = label,
  value,
  maxLength,
  icon: Icon = Search,
  isSmall = false,
  clearLabel = uiMessages.clear(label),
  onChange,
}: SearchFieldProps) {
  const { text, type, submit } = useDebouncedSearch(value, onChange)
  return (
    <form
      className={cx(styles.field, isSmall && styles.small)}
      onSubmit={(event) => {
        event.preventDefault()
        submit(text)
      }}
    >
      <Icon className={styles.icon} aria-hidden />
      <input
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
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
          label={clearLabel}
          icon={<X aria-hidden />}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('input')?.focus()
            submit('')
          }}
        />
      )}
    </form>
  )
}
