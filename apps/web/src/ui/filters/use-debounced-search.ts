import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long typing must pause before a list is searched, in ms. */
const DEBOUNCE_MS = 300

interface DebouncedSearch {
  readonly text: string
  /** Sets the text, and passes it on once typing pauses. */
  readonly type: (text: string) => void
  /** Sets the text, and passes it on at once. */
  readonly submit: (text: string) => void
}

/**
 * Holds the text of a search field whose value is stored elsewhere, such as in the address, and updates that with a
 * delay.
 *
 * @param value the stored value
 * @param onChange updates the stored value
 */
export function useDebouncedSearch(value: string, onChange: (value: string) => void): DebouncedSearch {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A filter may be pressed before typing counts as paused.
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })

  // The stored value has changed, as on Back.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const passOn = (next: string) => {
    clearTimeout(timer.current)
    const { value, onChange } = latest.current
    if (next.trim() !== value) onChange(next.trim())
  }
  return {
    text,
    type: (next) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => passOn(next), DEBOUNCE_MS)
    },
    submit: (next) => {
      setText(next)
      passOn(next)
    },
  }
}
