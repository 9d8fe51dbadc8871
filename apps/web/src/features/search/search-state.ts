import type { DictionaryWord } from '@wordhoard/contracts/dictionary'

/** State of the dropdown; `words` are the results for the text `answered`. */
export type SearchState =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'words'; words: readonly DictionaryWord[]; answered: string }
