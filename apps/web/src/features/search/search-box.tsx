import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { cx } from '../../ui/cx'
import { searchMessages } from './messages'
import { optionId } from './option-id'
import styles from './search-box.module.css'
import { useSearchKeys } from './use-search-keys'
import { loadSearch, searchResults, useWordSearch } from './use-word-search'

interface SearchBoxProps {
  /** Accessible name; must differ between two boxes on a page. */
  label?: string
  placeholder?: string
  size?: 'medium' | 'large'
  /** Whether / and Ctrl+K move the focus to this box. */
  shortcut?: boolean
  /** Shows the box where it's hidden, before the shortcut moves the focus. */
  onShortcut?: () => void
  /** Moves the focus to the box when it becomes true. */
  autoFocus?: boolean
  /** Whether opening a word replaces the history entry. */
  replace?: boolean
}

/** Searches for words by their beginning. A combobox whose options link to the words' pages. */
export function SearchBox({
  label = searchMessages.label,
  placeholder = searchMessages.placeholder,
  size = 'medium',
  shortcut = false,
  onShortcut,
  autoFocus = false,
  replace = false,
}: SearchBoxProps) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const { state, close, submit, type } = useWordSearch()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLFormElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  useSearchKeys(input, shortcut, onShortcut)

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  const SearchResults = searchResults.now()
  const open = state.status !== 'closed' && SearchResults !== undefined
  const words = state.status === 'words' ? state.words : []
  const query = text.trim()

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })

  function leave() {
    close()
    setText('')
    setActive(-1)
    input.current?.blur()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (open) close()
      else input.current?.blur()
      setActive(-1)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (words.length === 0) return submit(query)
      // -1 is the field itself, above the first option and below the last.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + words.length + 1) % (words.length + 1)) - 1)
    }
  }

  function onSubmit() {
    const exact =
      state.status === 'words' && state.answered === query && words[0]?.spell_lower === query.toLowerCase()
    const chosen = words[active] ?? (exact ? words[0] : undefined)
    if (!chosen) return submit(query)
    leave()
    void navigate(paths.word(chosen.id), { replace })
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) close()
  }

  return (
    <search>
      <form
        ref={box}
        className={cx(styles.box, size === 'large' && styles.large)}
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Search className={styles.icon} aria-hidden />
        <input
          ref={input}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={label}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={words[active] ? optionId(listId, active) : undefined}
          aria-keyshortcuts={shortcut ? '/ Control+K Meta+K' : undefined}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={text}
          // A failure here doesn't matter: the first search tries again and reports it.
          onFocus={() => void loadSearch().catch(() => undefined)}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
            type(event.target.value.trim())
          }}
          onKeyDown={onKeyDown}
        />
        {shortcut && (
          <kbd className={styles.hint} aria-hidden>
            /
          </kbd>
        )}
        {open && (
          <SearchResults
            id={listId}
            state={state}
            active={active}
            onHover={setActive}
            onChoose={leave}
            replace={replace}
          />
        )}
      </form>
    </search>
  )
}
