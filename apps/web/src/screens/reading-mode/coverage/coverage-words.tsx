import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import { LevelChoice } from '../../../features/word-states/level-choice'
import type { TextWords, WordChange } from '../../../features/word-states/text-words'
import { WordsToLearn } from '../../../features/word-states/words-to-learn'
import { useSaveAll } from '../use-save-all'

export interface CoverageWordsProps {
  words: TextWords
  apply: (changes: readonly WordChange[]) => () => void
  onOpen?: ((word: TextWord) => void) | undefined
  /** Loads the words again after the reader has said their level; without it, they aren't asked. */
  onLevel?: (() => Promise<void>) | undefined
}

/** Words that would raise the coverage of a text most, with a button that saves them all in one request. */
export function CoverageWords({ words, apply, onOpen, onLevel }: CoverageWordsProps) {
  return (
    <>
      <WordsToLearn words={words} onSave={useSaveAll(apply)} onOpen={onOpen} />
      {onLevel && <LevelChoice onChange={onLevel} />}
    </>
  )
}
