import { createRequire } from 'node:module'
import { marks } from './tagger-words'

const require = createRequire(import.meta.url)

/** The number of WordNet's senses of places (noun.location). */
const PLACES = 15

/**
 * Makes the list for `openTaggerWords` from the lists of `wink-lexicon`, as `wink-pos-tagger` reads them. It takes a third
 * of a second and 40 MB, so its result is a file.
 */
export function listTaggerWords(): string {
  const words = load<number>('wn-words')
  const senses = require('wink-lexicon/src/wn-word-senses.js') as readonly (readonly number[])[]
  const exceptions = ['adjective', 'noun', 'verb'].map((part) => load<string>(`wn-${part}-exceptions`))
  const forms = new Set(exceptions.flatMap((list) => Object.keys(list).filter((form) => list[form])))
  const markOf = (word: string) => {
    const at = words[word]
    if (at === undefined) return marks.onlyForm
    // The tagger takes the first word of the list for none, because its number is 0.
    if (at === 0) return forms.has(word) ? '' : marks.onlyStem
    return senses[at]![0] === PLACES ? marks.place : ''
  }
  return [...new Set([...Object.keys(words), ...forms])]
    .sort()
    .map((word) => `${word}${markOf(word)}\n`)
    .join('')
}

function load<T>(name: string): Readonly<Record<string, T | undefined>> {
  return require(`wink-lexicon/src/${name}.js`) as Readonly<Record<string, T | undefined>>
}
