import { createRequire } from 'node:module'
import { wordnetWords } from '../sound/wordnet-words'
import type { EmojiImage } from './emoji-images'
import { imageChoices } from './image-choices'
import { findHexcode } from './image-files'

const require = createRequire(import.meta.url)

/** Emojibase subgroups whose names are the label of a sign or a facial expression, not a thing. */
const SUBGROUPS_LEFT_OUT =
  /^(face-(?!costume|negative)|alphanum|country-flag|subdivision-flag|skin-tone|hair-style)/

/**
 * Pairs nouns with the emoji that picture them: emoji whose en-GB name is a noun of WordNet, and the hand-made list of
 * additional names. A word gets the first picture found, and is spelt as in WordNet.
 */
export function matchEmoji(): EmojiImage[] {
  const nouns = new Map([...wordnetWords('noun')].map((word) => [word.toLowerCase(), word]))
  const exact = wordnetWords('noun')
  const { excluded, extraWords } = imageChoices()
  const pictures = new Map<string, string>()
  const found = new Map<string, string>()
  for (const { label, hexcode, subgroup } of emojiNames()) {
    const file = findHexcode(hexcode)
    if (file === undefined) continue
    if (!pictures.has(label)) pictures.set(label, file)
    if (excluded.has(label.toLowerCase()) || SUBGROUPS_LEFT_OUT.test(subgroup)) continue
    const word = exact.has(label) ? label : nouns.get(label.toLowerCase())
    if (word !== undefined && !found.has(word)) found.set(word, file)
  }
  for (const [label, words] of extraWords) {
    const file = pictures.get(label) ?? openmojiPicture(label)
    if (file === undefined)
      throw new Error(`image-choices.tsv names "${label}", but no picture has that name`)
    for (const word of words) if (!found.has(word) && nouns.has(word.toLowerCase())) found.set(word, file)
  }
  return [...found]
    .map(([word, hexcode]) => ({ word, hexcode }))
    .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
}

function* emojiNames(): Iterable<{ label: string; hexcode: string; subgroup: string }> {
  type Emoji = { label: string; hexcode: string; subgroup?: number }
  type Messages = { subgroups: { key: string; order: number }[] }
  const { subgroups } = require('emojibase-data/en-gb/messages.json') as Messages
  const names = new Map(subgroups.map(({ order, key }) => [order, key]))
  for (const { label, hexcode, subgroup } of require('emojibase-data/en-gb/data.json') as Emoji[]) {
    // Regional indicators, the letters of flags, have no subgroup.
    if (subgroup !== undefined) yield { label, hexcode, subgroup: names.get(subgroup) ?? '' }
  }
}

function openmojiPicture(name: string): string | undefined {
  const all = require('openmoji/data/openmoji.json') as { annotation: string; hexcode: string }[]
  const match = all.find(({ annotation }) => annotation === name)
  return match && findHexcode(match.hexcode)
}
