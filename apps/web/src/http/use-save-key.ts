import { useState } from 'react'
import { SaveKeys } from './save-key'

/** Sends a form's submissions each with an Idempotency-Key of its own, which stays until it is answered (`SaveKeys`). */
export function useSaveKey(): SaveKeys['send'] {
  const [keys] = useState(() => new SaveKeys())
  return (content, send) => keys.send(content, send)
}
