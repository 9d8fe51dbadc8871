import { useEffect, useState } from 'react'

/** Returns a value once it has stopped changing for a while: debounces the text of a search box before it is sent. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 250): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
