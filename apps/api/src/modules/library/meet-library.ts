import { setTimeout as sleep } from 'node:timers/promises'
import { readLibrary } from '@wordhoard/library/library'
import type { TextWords } from '../main-voc/text-words'

/** Between two articles the server answers whoever has come already, in ms. */
const PAUSE = 30

/**
 * Lets the reader of vocabularies meet the words of the library, article by article: the first text of somebody's after
 * a start would take seconds otherwise, most of them for words that every text has.
 */
export async function meetLibrary(textWords: TextWords): Promise<void> {
  for (const { markdown } of readLibrary()) {
    textWords.read(markdown)
    await sleep(PAUSE, undefined, { ref: false })
  }
}
