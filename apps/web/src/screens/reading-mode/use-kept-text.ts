import { useEffect } from 'react'
import type { KeptSource } from '../../kept/kept-source'
import { setOpenText } from '../../kept/waiting'

/** Keeps what is asked about a text together with it, while it's open. The source must be constant for one text. */
export function useKeptText(source: KeptSource): void {
  useEffect(() => {
    setOpenText(source)
    return () => setOpenText(undefined)
  }, [source])
}
