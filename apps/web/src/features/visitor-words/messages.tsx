import { Fragment, type ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Number of words that are named; of more, the first two are named and the rest counted. */
const MAX_NAMED = 3

/** Returns a list of words in plain English: apt, bank and 3 more words. */
function listWords<Part>(words: readonly string[], show: (word: string) => Part): (Part | string)[] {
  const named = words.length > MAX_NAMED ? words.slice(0, 2) : words
  const items: (Part | string)[] = named.map(show)
  if (named.length < words.length) items.push(`${formatCount(words.length - named.length, 'more word')}`)
  return items.flatMap((item, at) => {
    if (at === 0) return [item]
    return [at === items.length - 1 ? ' and ' : ', ', item]
  })
}

const quote = (word: string): string => `“${word}”`
const quoted = (words: readonly string[]): string => listWords(words, quote).join('')
const italic = (words: readonly string[]): ReactNode =>
  listWords<ReactNode>(words, (word) => <i key={word}>{word}</i>).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={at}>{part}</Fragment>
  ))

const is = ({ length }: readonly string[]): string => (length === 1 ? 'is' : 'are')
const it = ({ length }: readonly string[]): string => (length === 1 ? 'it' : 'them')

/** Texts of the buttons by which a visitor saves a word. */
export const visitorActionMessages = {
  save: 'Save word – free account',
  login: 'Login',
  loginToSave: 'Login to save this word',
  marked: (word: string) => <span>We’ll save {italic([word])} once you have an account.</span>,
  unmark: 'Don’t save it',
}

/** Texts above the forms that lead to an account, for a visitor who has marked words. */
export const keptWordsMessages = {
  register: (words: readonly string[]) => (
    <>
      Create your account so that {italic(words)} {is(words)} kept.
    </>
  ),
  login: (words: readonly string[]) => (
    <>
      Log in so that {italic(words)} {is(words)} kept.
    </>
  ),
  reset: (words: readonly string[]) => (
    <>
      Set a new password so that {italic(words)} {is(words)} kept.
    </>
  ),
  ask: (words: readonly string[]) => <>Did you mark {italic(words)} on this device earlier?</>,
  yes: (words: readonly string[]) => `Yes, keep ${it(words)}`,
  no: (words: readonly string[]) => `No, remove ${it(words)}`,
  remove: (words: readonly string[]) => `Don’t keep ${it(words)}`,
}

/** Texts about saving a visitor’s words once they have an account. */
export const savingMessages = {
  saved: (words: readonly string[]) => `${quoted(words)} ${is(words)} in your vocabulary`,
  notYet: (word: string) => `We couldn’t save ${quote(word)} yet. We’ll keep trying.`,
  refused: (words: readonly string[]) => `We couldn’t save ${quoted(words)}.`,
  missing: (word: string) => `We don’t have ${quote(word)} in our dictionary.`,
  tryAgain: 'Try again',
}
