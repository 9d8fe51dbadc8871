import { baseForms } from '@wordhoard/lexicon/forms/base-forms'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import type { Dictionary } from '../dictionary'
import type { Entry } from '../model'
import { partsOfSpeechOf } from '../parts-of-speech'
import type { Link } from '../relations'

/**
 * Returns the entries to which words of a definition lead, with the words as they stand there: the gears of a car lead
 * to gear. Words without an entry are left out.
 *
 * @param words words or phrases that the definition marks as links
 */
export function findLinkedEntries(words: readonly string[], dictionary: Dictionary): Link[] {
  return words.flatMap((spelling) => {
    const entry = findEntry(spelling.toLowerCase(), dictionary)
    return entry ? [{ entry, spelling }] : []
  })
}

function findEntry(word: string, dictionary: Dictionary): Entry | undefined {
  const found = dictionary.find(word)
  if (found) return found
  const [base] = baseForms(word, regularForms(dictionary))
  if (base) return dictionary.find(base.headword)
  // Irregular forms are rare enough in links to look through all entries.
  return dictionary.entries.find(({ forms }) => forms.some(({ form }) => form === word))
}

/** Returns what the text engine needs to find base forms by rule, without copying the dictionary as `lexiconOf` does. */
function regularForms(dictionary: Dictionary): Lexicon {
  return {
    partsOfSpeech: (form) => {
      const entry = dictionary.find(form)
      return entry ? partsOfSpeechOf(entry) : 0
    },
    findForms: () => [],
    frequencyRank: (headword) => dictionary.find(headword)?.rank ?? undefined,
    isName: () => false,
    isFunctionWord: (headword) => dictionary.find(headword)?.isFunction ?? false,
  }
}
