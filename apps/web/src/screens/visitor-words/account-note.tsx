import { type ComponentType, lazy, useState } from 'react'
import { hasStoredWords } from '../../features/visitor-words/stored-keys'

interface AccountNoteProps {
  /** What the form below does. */
  form: 'register' | 'login' | 'reset'
}

/** Few people have marked words, so the code is loaded for them only. The form works without it too. */
const KeptWords = lazy(() =>
  import('./kept-words').then(
    ({ KeptWords }): { default: ComponentType<AccountNoteProps> } => ({ default: KeptWords }),
    (error: unknown) => {
      console.warn('The note about marked words could not be loaded', error)
      return { default: () => null }
    },
  ),
)

/**
 * A note above a form that leads to an account, for visitors who have marked words. The screen waits for it, so that
 * nothing moves when it arrives.
 */
export function AccountNote({ form }: AccountNoteProps) {
  const [hasWords] = useState(hasStoredWords)
  return hasWords && <KeptWords form={form} />
}
