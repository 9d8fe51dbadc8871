import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import type { TextWords, WordChange } from '../../../features/word-states/text-words'
import { WordsToLearn } from '../../../features/word-states/words-to-learn'
import { useSaveAll } from '../use-save-all'

export interface CoverageWordsProps {
  words: TextWords
  apply: (changes: readonly WordChange[]) => () => void
  onOpen?: ((word: TextWord) => void) | undefined
}

/** Words that would raise the coverage of a text most, with a button that saves them all in one request. */
export function CoverageWords({ words, apply, onOpen }: CoverageWordsProps) {
  return <WordsToLearn words={words} onSave={useSaveAll(apply)} onOpen={onOpen} />
}
