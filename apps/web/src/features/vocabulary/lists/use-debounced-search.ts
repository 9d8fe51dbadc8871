import { useEffect, useRef, useState } from 'react'

/** ms without typing before the list is searched. */
const DEBOUNCE = 300

/**
 * The text of a search field whose value is somewhere else, such as in the address, and follows after a moment.
 *
 * @param value the value there
 * @param onChange sets it
 * @returns the text, what takes a new one, and what hands it on at once
 */
export function useDebouncedSearch(
  value: string,
  onChange: (value: string) => void,
): [text: string, type: (text: string) => void, submit: () => void] {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The value changed there, as by Back.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const hand = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== value) onChange(text.trim())
  }
  return [
    text,
    (next) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => hand(next), DEBOUNCE)
    },
    () => hand(text),
  ]
}
