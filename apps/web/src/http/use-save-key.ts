import { useState } from 'react'
import { SaveKeys, type Submission } from './save-key'

/**
 * Returns a function that sends each submission of a form with its own Idempotency-Key, kept until the submission is
 * answered (`SaveKeys`).
 *
 * @param findEarlier finds a submission that wasn't answered before the page was left
 */
export function useSaveKey(findEarlier?: () => Submission | undefined): SaveKeys['send'] {
  const [keys] = useState(() => new SaveKeys(findEarlier?.()))
  return (content, send) => keys.send(content, send)
}
