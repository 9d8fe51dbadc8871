import { addFromText } from '@wordhoard/contracts/reading/text-words'
import { useCallback, useMemo, useState } from 'react'
import { useNewBelow } from '../../features/reader/settings/text-settings.store'
import { isTextAddedFor, rememberTextOwner, useReading } from '../../features/reader/text/reading.store'
import type { EnterWords } from '../../features/word-states/read-text'
import { memoizeStateOfForm, phrasePlaces } from '../../features/word-states/text-words'
import { useAddAndLoadWords } from '../../features/word-states/use-add-and-load-words'
import { useWordStates } from '../../features/word-states/word-states.store'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'
import { enterOrKeep } from './enter-or-keep'

const isNew = (userId: number): boolean => !isTextAddedFor(userId)

/** Enters the words of a text into its reader's vocabulary, and remembers that this has been done. */
export interface EnteredReading {
  /** These three must be constant for one text. */
  readonly enter: EnterWords
  readonly isNew: (userId: number) => boolean
  readonly onAdded: (userId: number) => void
}

/** Returns the callbacks for the text of this tab's session. */
export function useSessionReading(): EnteredReading {
  const title = useReading((state) => state.title.trim())
  const enter = useCallback(
    (text: string) => {
      const body = { text, ...(title && { title }) }
      return enterOrKeep(body, () => call(addFromText, { body }))
    },
    [title],
  )
  return { enter, isNew, onAdded: rememberTextOwner }
}

/** Returns the states of the text's words for its logged-in reader. Enters the words once the text is shown. */
export function useReadingWords({ enter, isNew, onAdded }: EnteredReading) {
  const isUser = useSession((state) => state.status === 'user')
  const [text, setText] = useState<string | null>(null)
  const retry = useAddAndLoadWords(text, enter, isNew, onAdded)
  const words = useWordStates((state) => state.words)
  const newBelow = useNewBelow()
  const stateOfForm = useMemo(() => words && memoizeStateOfForm(words, newBelow), [words, newBelow])
  const phrases = useMemo(() => (words ? phrasePlaces(words) : []), [words])
  return { isUser, phrases, text, onText: isUser ? setText : undefined, stateOfForm, retry }
}
