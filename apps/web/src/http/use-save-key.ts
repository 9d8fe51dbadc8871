import { useState } from 'react'
import { SaveKeys } from './save-key'

/**
 * Returns a function that sends each submission of a form with its own Idempotency-Key, kept until the submission is
 * answered (`SaveKeys`).
 */
export function useSaveKey(): SaveKeys['send'] {
  const [keys] = useState(() => new SaveKeys())
  return (content, send) => keys.send(content, send)
}
