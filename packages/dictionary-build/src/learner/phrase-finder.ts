import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import {
  buildPhraseIndex,
  findPhrases,
  type PhraseEntry,
  type PhraseIndex,
  phraseClass,
} from '@wordhoard/lexicon/phrases/phrases'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { Dictionary } from '../dictionary'
import { partsOfSpeechOf } from '../parts-of-speech'
import type { LearnerSense } from './learner-sense'
import { groupPhrases, learnerShape } from './learner-shape'

/**
 * Finds phrases in examples as a reader's text would show them: those of the dictionary, and those written for learners
 * in their shapes.
 */
export class PhraseFinder {
  readonly #lexicon: Lexicon
  readonly #index: PhraseIndex
  /** By the phrase's id in the index. */
  readonly #headwords: string[] = []
  readonly #offered: ReadonlySet<string>

  /** @param dictionary without the senses written for learners, which are the second argument */
  constructor(dictionary: Dictionary, lexicon: Lexicon, senses: readonly LearnerSense[]) {
    this.#lexicon = lexicon
    const find = (word: string) => dictionary.find(word)
    const entries: PhraseEntry[] = []
    const add = (headword: string, bits: number, shape: Omit<PhraseEntry, 'id' | 'words'>) => {
      entries.push({ id: entries.length, words: headword.split(' '), ...shape, ...phraseClass(bits) })
      this.#headwords.push(headword)
    }
    const written = groupPhrases(senses)
    for (const entry of dictionary.entries) {
      if (entry.phrase && !written.has(entry.headword))
        add(entry.headword, partsOfSpeechOf(entry), entry.phrase)
    }
    for (const [headword, group] of written) {
      const known = find(headword)
      const shape = learnerShape(group, known, find)
      const own = group.reduce((bits, { partOfSpeech }) => bits | partOfSpeechBits[partOfSpeech], 0)
      if (shape) add(headword, own | (known ? partsOfSpeechOf(known) : 0), shape)
    }
    this.#offered = new Set(this.#headwords)
    this.#index = buildPhraseIndex(entries)
  }

  /** Whether the phrase is offered in texts at all. */
  has(headword: string): boolean {
    return this.#offered.has(headword)
  }

  /** Returns the phrases that a text contains. */
  phrasesIn(text: string): string[] {
    return findPhrases(text, tokenise(text), this.#index, this.#lexicon).map(({ id }) => this.#headwords[id]!)
  }
}
