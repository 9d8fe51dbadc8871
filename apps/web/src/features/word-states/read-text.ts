import { getTextStates, undoChange } from '@wordhoard/contracts/reading/text-words'
import { useWaiting } from '../../device/outbox/waiting.store'
import { ApiError, errorSentence, isOffline } from '../../http/api-error'
import { call } from '../../session/call'
import { isSmallEnough } from './is-small-enough'
import { textWordsMessages } from './messages'
import { changeWords, textWords, type WordChange } from './text-words'
import { type AddedWords, noStates, useWordStates } from './word-states.store'

/** Adds the words of a text to the reader's vocabulary as met. */
export type EnterWords = (text: string) => Promise<{ added: number; undo_id: string | null }>

/** A text being read. */
export interface ReadText {
  readonly text: string
  /** Adds its words to the reader's vocabulary. */
  readonly enter: EnterWords
  /** False if its words were added before. */
  readonly isNew: boolean
  /** Called once its words have been added. */
  readonly onAdded: () => void
}

let current: AbortController | null = null

/**
 * Adds the words of a text to the reader's vocabulary, then loads their states. Reading never waits for it; the store
 * shows the progress. Adding continues after the reader has left, since adding the same text twice adds nothing.
 *
 * @returns a function that stops loading the states and clears them.
 */
export function addAndLoadWords(reading: ReadText): () => void {
  current?.abort()
  const abort = new AbortController()
  current = abort
  useWordStates.setState(noStates)
  void run(reading, abort.signal)
  return () => {
    abort.abort()
    if (current !== abort) return
    current = null
    useWordStates.setState(noStates)
  }
}

async function run({ text, enter, isNew, onAdded }: ReadText, signal: AbortSignal): Promise<void> {
  if (!isSmallEnough(text)) {
    const failure = { text: textWordsMessages.tooLong, canRetry: false }
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
      console.info('The words of the text could not be added:', error)
      // Without a network, the words are added the next time.
      if (!isOffline(error)) failed = error
    }
    if (signal.aborted) return
    useWordStates.setState({ added })
  }
  useWordStates.setState({ phase: 'loading' })
  try {
    const { words, phrases, coverage } = await call(getTextStates, { body: { text } }, { signal })
    const changes = await loadWaitingChanges()
    if (signal.aborted) return
    const loaded = changeWords(textWords(words, phrases, coverage), changes)
    useWordStates.setState({ words: loaded, text, phase: 'ready' })
  } catch (error) {
    if (signal.aborted) return
    console.info('The states of the words could not be loaded:', error)
    failed ??= error
  }
  if (failed === undefined) return
  const what = isNew && !added ? textWordsMessages.notAdded : textWordsMessages.notShown
  useWordStates.setState({
    phase: 'failed',
    failure: {
      text: failed instanceof ApiError ? textWordsMessages.withReason(what, failed.detail) : what,
      canRetry: !(failed instanceof ApiError && failed.status === 413),
    },
  })
}

/** Returns the states of words that wait to be sent. Loads nothing unless something waits. */
async function loadWaitingChanges(): Promise<WordChange[]> {
  if (!useWaiting.getState().kinds.word) return []
  try {
    const { readWaitingWords } = await import('../../device/outbox/waiting-words')
    const words = [...(await readWaitingWords()).values()]
    return words.flatMap(({ spellId, state }) => (state === undefined ? [] : [{ spellId, state }]))
  } catch (error) {
    console.info('What waits cannot be read', error)
    return []
  }
}

/**
 * Removes the words that reading this text has added.
 *
 * @returns why it failed, or null.
 */
export async function undoAddedText(text: string): Promise<string | null> {
  const { added } = useWordStates.getState()
  if (!added?.undoId) return null
  const reading = current
  try {
    await call(undoChange, { params: { id: added.undoId } })
    // Another text may have been opened before the server answered.
    if (current !== reading) return null
    useWordStates.setState({ added: null })
    await reloadWords(text)
    return null
  } catch (error) {
    return errorSentence(error)
  }
}

/** Loads the words of the text being read again, because what is thought of the reader has changed. */
export async function reloadWords(text: string): Promise<void> {
  const reading = current
  const { words, phrases, coverage } = await call(getTextStates, { body: { text } })
  const changes = await loadWaitingChanges()
  const loaded = changeWords(textWords(words, phrases, coverage), changes)
  if (current === reading) useWordStates.setState({ words: loaded })
}
