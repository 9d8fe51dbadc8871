import { useMemo, useState } from 'react'
import { keepAddedFor, useReading, wasAddedFor } from '../../features/reader/reading.store'
import { lookFunction } from '../../features/word-states/text-words'
import { useFollowedReading } from '../../features/word-states/use-followed-reading'
import { useWordStates } from '../../features/word-states/word-states.store'
import { useSession } from '../../lib/session.store'

const isNew = (userId: number): boolean => !wasAddedFor(userId)

/** What the words of the text being read are to its signed-in reader; entering them begins when the text is there. */
export function useReadingWords() {
  const isUser = useSession((state) => state.status === 'user')
  const title = useReading((state) => state.title)
  const [text, setText] = useState<string | null>(null)
  const retry = useFollowedReading(text, title, isNew, keepAddedFor)
  const words = useWordStates((state) => state.words)
  const lookOf = useMemo(() => words && lookFunction(words), [words])
  return { isUser, text, onText: isUser ? setText : undefined, lookOf, retry }
}
