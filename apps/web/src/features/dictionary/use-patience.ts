import { useEffect, useState } from 'react'

/** How long, in ms, what could be shown waits for what would change its order. */
const patience = 120

/** False for a moment after the key has changed, then true. */
export function usePatience(key: string): boolean {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOver(key), patience)
    return () => clearTimeout(timer)
  }, [key])
  return over === key
}
