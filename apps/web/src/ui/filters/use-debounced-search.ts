import { useEffect, useRef, useState } from 'react'

/** ms without typing before a list is searched. */
const DEBOUNCE = 300

interface DebouncedSearch {
  readonly text: string
  /** Takes what is typed, and hands it on after a moment. */
  readonly type: (text: string) => void
  /** Takes a text and hands it on at once. */
  readonly submit: (text: string) => void
}

/**
 * The text of a search field whose value is somewhere else, such as in the address, and follows after a moment.
 *
 * @param value the value there
 * @param onChange sets it
 */
export function useDebouncedSearch(value: string, onChange: (value: string) => void): DebouncedSearch {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The value changed there, as by Back.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const hand = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() !== value) onChange(next.trim())
  }
  return {
    text,
    type: (next) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => hand(next), DEBOUNCE)
    },
    submit: (next) => {
      setText(next)
      hand(next)
    },
  }
}
