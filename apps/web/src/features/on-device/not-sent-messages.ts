import { priorityName } from '@wordhoard/contracts/fields/vocabulary-fields'
import { formatCount } from '../../lib/format-count'

const words = (names: readonly string[], count: number): string =>
  count === 1 && names[0] ? `“${names[0]}”` : formatCount(count, 'word')

const MAX_LENGTH = 60
const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text)

/** Texts of what could not be sent. */
export const notSentMessages = {
  heading: 'Not sent',
  intro: 'We couldn’t save these to your account. They’re only on this device.',
  loading: 'Checking what wasn’t sent…',
  failed: 'We couldn’t read these. Please try again.',
  facts: (when: string, why: string) => `${when} · ${why}`,
  tryAgain: 'Try again',
  discard: 'Discard',
  copy: 'Copy text',
  copied: 'Text copied',
  notCopied: 'We couldn’t copy the text.',
  sent: 'Sent',
  stillNotSent: 'That still didn’t work.',
  discarded: 'Discarded',
  about: {
    answer: (text: string) => `Your answer “${text}”`,
    save: (names: readonly string[], count: number) => `Save ${words(names, count)}`,
    known: (names: readonly string[], count: number) => `Mark ${words(names, count)} as known`,
    ignored: (names: readonly string[], count: number) => `Mark ${words(names, count)} as ignored`,
    new: (names: readonly string[], count: number) => `Learn ${words(names, count)}`,
    priority: (names: readonly string[], count: number, priority: number) =>
      `Set the priority of ${words(names, count)} to ${priorityName(priority)}`,
    remove: (names: readonly string[], count: number) => `Remove ${words(names, count)}`,
    undo: 'Undo a word change',
    lookup: (sentence: string) => (sentence ? `A look-up in “${cut(sentence)}”` : 'A word you looked up'),
    sense: 'A meaning you chose',
    reading: (title: string) => `Words of “${title}”`,
    untitled: 'Words of a text you read',
    note: (word: string) => (word ? `Your note on “${word}”` : 'A note on a word'),
    passed: 'Words you read past',
    newArticle: (title: string) => `Your article “${cut(title)}”`,
    changedArticle: (title: string) => `Your changes to “${cut(title)}”`,
  },
}
