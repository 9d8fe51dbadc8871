import { createContext } from 'react'
import type { WordQuery } from './word-query'

/** A definition with its entry. */
export interface AuthorSense {
  readonly spellId: number
  readonly definitionId: number
}

/** The meanings that the author of a text chose for its words. */
export interface TextSenses {
  find(word: WordQuery): AuthorSense | undefined
  /** Returns whether a meaning can be chosen for the word: it stands in the text itself, not in its title. */
  isInText(word: WordQuery): boolean
  /** Chooses a meaning for every reader; null deletes the choice. Undefined for everybody but the author. */
  readonly choose: ((word: WordQuery, sense: AuthorSense | null) => void) | undefined
}

/** The meanings of the text in which words are looked up; null outside a text and while they load. */
export const TextSensesContext = createContext<TextSenses | null>(null)
