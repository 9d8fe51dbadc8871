import { getTextStates, undoChange } from '@wordhoard/contracts/vocabulary'
import { ApiError, errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { isSmallEnough } from './is-small-enough'
import { textWords } from './text-words'
import { type AddedWords, noStates, useWordStates } from './word-states.store'

/** Enters the words of a text as met. */
export type EnterWords = (text: string) => Promise<{ added: number; undo_id: string | null }>

/** A text whose reading is followed. */
export interface ReadText {
  readonly text: string
  /** Enters its words in the reader's vocabulary. */
  readonly enter: EnterWords
  /** False when its words were entered before. */
  readonly isNew: boolean
  /** Its words are entered now. */
  readonly onAdded: () => void
}

let current: AbortController | null = null

/**
 * Enters the words of a text that is being read, then asks what they are to the reader. Reading never waits for it; the
 * store tells how far it is. Entering goes on when the reader leaves, since the same text twice enters nothing twice.
 *
 * @returns a function that lets go of the text.
 */
export function followReading(reading: ReadText): () => void {
  current?.abort()
  const mine = new AbortController()
  current = mine
  useWordStates.setState(noStates)
  void follow(reading, mine.signal)
  return () => {
    mine.abort()
    if (current !== mine) return
    current = null
    useWordStates.setState(noStates)
  }
}

async function follow({ text, enter, isNew, onAdded }: ReadText, signal: AbortSignal): Promise<void> {
  if (!isSmallEnough(text)) {
    const failure = { text: 'This text is too long for its words to be added.', canRetry: false }
    useWordStates.setState({ phase: 'failed', failure })
    return
  }
  let failed: unknown
  let added: AddedWords | null = null
  if (isNew) {
    useWordStates.setState({ phase: 'adding' })
    try {
      const answer = await enter(text)
      onAdded()
      added = { count: answer.added, undoId: answer.undo_id }
    } catch (error) {
      console.info('The words of the text were not added:', error)
      failed = error
    }
    if (signal.aborted) return
    useWordStates.setState({ added })
  }
  useWordStates.setState({ phase: 'loading' })
  try {
    const { words, phrases } = await call(getTextStates, { body: { text } }, { signal })
    if (signal.aborted) return
    useWordStates.setState({ words: textWords(words, phrases), text, phase: 'ready' })
  } catch (error) {
    if (signal.aborted) return
    console.info('The states of the words cannot be had:', error)
    failed ??= error
  }
  if (failed === undefined) return
  const what =
    isNew && !added ? 'The words of this text were not added.' : 'Your words cannot be shown in this text.'
  useWordStates.setState({
    phase: 'failed',
    failure: {
      text: failed instanceof ApiError ? `${what} ${failed.detail}` : what,
      canRetry: !(failed instanceof ApiError && failed.status === 413),
    },
  })
}

/** Takes the entering of the text's words back. Answers why it could not be done, or null. */
export async function undoAddedText(text: string): Promise<string | null> {
  const { added } = useWordStates.getState()
  if (!added?.undoId) return null
  const reading = current
  try {
    await call(undoChange, { params: { id: added.undoId } })
    // Another text may have been opened while the server was answering.
    if (current !== reading) return null
    useWordStates.setState({ added: null })
    const { words, phrases } = await call(getTextStates, { body: { text } })
    if (current === reading) useWordStates.setState({ words: textWords(words, phrases) })
    return null
  } catch (error) {
    return errorSentence(error)
  }
}
