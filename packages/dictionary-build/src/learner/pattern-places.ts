import { detach } from '@wordhoard/lexicon/forms/detachment'

/** Words of patterns that stand for an object. */
const objects =
  /^\(?(?:sb|sth|somebody|someone|something|somewhere|yourself|oneself|itself|themselves|it)(?:\/\S+)?\)?$/u
/** Words before a verb that is the phrase's object (succeed in doing sth); after others it goes on by itself (keep on doing). */
const beforeGerunds = new Set('to at for from with of into in about against'.split(' '))
const possessives = /^(?:(?:sb|sth|one|someone|somebody|something)['’]s|your|their|his|its|my)$/u

/**
 * Returns where a pattern has objects: the number of the phrase's words before each; the number of all its words stands
 * for an object at the end. Undefined if the pattern doesn't contain the phrase.
 *
 * “put sth off” of “put off” has one after 1 word, “look after sb” of “look after” after 2.
 */
export function objectPlaces(words: readonly string[], pattern: string): number[] | undefined {
  const places: number[] = []
  let at = 0
  for (const word of pattern.replaceAll('’', "'").split(' ')) {
    if (at === words.length && (word === 'do' || word.startsWith('doing'))) {
      // What follows is the object of that verb.
      if (word !== 'do' && beforeGerunds.has(words.at(-1)!)) places.push(at)
      break
    }
    if (at < words.length && isSame(words[at]!, word)) at++
    else if (at > 0 && objects.test(word) && !places.includes(at)) places.push(at)
  }
  return at === words.length ? places : undefined
}

function isSame(phraseWord: string, patternWord: string): boolean {
  const word = patternWord.toLowerCase().replace(/^\((.+)\)$/u, '$1')
  if (possessives.test(phraseWord)) return possessives.test(word)
  if (objects.test(phraseWord) && objects.test(word)) return true
  return word
    .split('/')
    .some((one) => one === phraseWord || detach(one).some(({ base }) => base === phraseWord))
}
