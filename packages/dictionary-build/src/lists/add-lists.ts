import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { addForm, type EntryTable } from '../entries'
import { type Entry, makeSense, NO_WORDS, senseGroups } from '../model'
import { phraseShapeOf } from '../phrase-shape'
import { OWN_LISTS } from '../sources'
import { readCommonNames } from './common-names'
import { ListError, readJsonLines } from './read-jsonl'
import {
  type ListedContraction,
  type ListedDefinition,
  type ListedWord,
  listedContraction,
  listedName,
  listedPhrase,
  listedWord,
} from './schemas'

/** Usage labels of our lists that name a region rather than a register. */
const regionsOfUsage = new Set(['British', 'American', 'Scottish', 'Irish', 'Australian'])

/** Matches details of inflected forms; all other forms are other spellings of the word. */
const inflection = /comparative|superlative|plural|past|present|old form|before a|after /u

/** Adds the words, contractions, names and phrases that were written for the product (`data/*.jsonl`). */
export async function addOwnLists(entries: EntryTable, folder: string): Promise<void> {
  const lists = new OwnLists(entries)
  for (const file of ['function-words.jsonl', 'extra-words.jsonl']) {
    for (const { value, place } of await readJsonLines(join(folder, file), listedWord))
      lists.addWord(value, place)
  }
  for (const { value, place } of await readJsonLines(join(folder, 'phrases.jsonl'), listedPhrase)) {
    const entry = lists.addDefinitions(value.phrase, value.pos, value.definitions, place)
    entry.level = value.level
    if (!entry.headword.includes(' ')) continue
    entry.phrase = { head: value.head, gap: value.gap, separability: value.separability ?? 'fixed' }
  }
  for (const { value, place } of await readJsonLines(join(folder, 'names.jsonl'), listedName)) {
    lists.addName(value.word, { ...noDetails, key: value.key, text: value.text }, place)
  }
  for (const { word, key, text, place } of await readCommonNames(join(folder, 'common-names.tsv'))) {
    lists.addName(word, { ...noDetails, key, text }, place)
  }
  const contractions = await readJsonLines(join(folder, 'contractions.jsonl'), listedContraction)
  for (const { value, place } of contractions) lists.addContraction(value, place)
  for (const { value, place } of contractions) lists.addContractionForms(value, place)
  lists.addForms()
  for (const headword of noPhrases(join(folder, 'no-phrases.txt'))) {
    const entry = entries.find(headword)
    if (entry) entry.phrase = undefined
  }
}

/** Reads the headwords that can be looked up but aren't offered as phrases; the list is optional. */
function noPhrases(file: string): string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

const noDetails = { examples: [], synonyms: [], antonyms: [], usage: [] }

class OwnLists {
  readonly #entries: EntryTable
  readonly #keys = new Map<string, string>()
  readonly #forms: { entry: Entry; form: string; detail: string }[] = []

  constructor(entries: EntryTable) {
    this.#entries = entries
  }

  addWord(listed: ListedWord, place: string): void {
    for (const { pos, definitions } of listed.entries) {
      const entry = this.addDefinitions(listed.word, pos, definitions, place)
      if (entry.headword.includes(' ')) entry.phrase = { ...phraseShapeOf(entry), separability: 'fixed' }
      for (const { form, kind } of listed.forms) this.#forms.push({ entry, form, detail: kind })
    }
  }

  /** Adds a name. If it is also a common word (Rose, Will), it comes after the word's own senses. */
  addName(word: string, definition: ListedDefinition, place: string): void {
    const known = this.#entries.find(word)?.senses.some((sense) => sense.partOfSpeech !== 'proper noun')
    this.addDefinitions(word, 'proper noun', [definition], place, known ? senseGroups.usual : senseGroups.own)
  }

  addContraction(listed: ListedContraction, place: string): void {
    if (!('parts' in listed)) return
    // Words that are only spelt like a contraction keep their part of speech: will-o'-the-wisp is a noun.
    const known =
      listed.parts.length === 0 ? this.#entries.find(listed.form)?.senses[0]?.partOfSpeech : undefined
    const partOfSpeech = known ?? (/^\w+-o'-/u.test(listed.form) ? 'noun' : 'contraction')
    this.addDefinitions(listed.form, partOfSpeech, [{ ...noDetails, ...listed }], place)
  }

  /** Adds the forms by which a contraction leads to its words, and a fragment of one to the whole. */
  addContractionForms(listed: ListedContraction, place: string): void {
    if (!('parts' in listed)) {
      const whole = this.#entries.find(listed.fragment_of) ?? this.#baseOf(listed.fragment_of)
      if (!whole) throw new ListError(`${place}: there is no contraction ${listed.fragment_of}`)
      addForm(whole, { form: listed.form.toLowerCase(), kind: 'contraction', detail: 'fragment', ordinal: 0 })
      return
    }
    const parts = new Set([listed.parts, ...listed.expansions].flat())
    for (const [ordinal, part] of [...parts].entries()) {
      const entry = this.#baseOf(part) ?? this.#entries.find(part)
      if (!entry) throw new ListError(`${place}: there is no entry for ${part}, a part of ${listed.form}`)
      const form = this.#entries.headwordOf(listed.form)
      addForm(entry, { form, kind: 'contraction', detail: part === entry.headword ? '' : part, ordinal })
    }
  }

  /** Adds the forms once all entries exist: a form with an entry of its own is a variant, not a spelling. */
  addForms(): void {
    for (const { entry, form: written, detail } of this.#forms) {
      const form = written.toLowerCase().replaceAll('’', "'")
      const other = this.#entries.find(written)
      const kind = inflection.test(detail) ? 'inflection' : other && other !== entry ? 'variant' : 'spelling'
      if (form === entry.headword) continue
      for (const one of detail === 'past and past participle' ? ['past', 'past participle'] : [detail]) {
        addForm(entry, { form, kind, detail: one, ordinal: 0 })
      }
    }
  }

  #baseOf(form: string): Entry | undefined {
    return this.#forms.find((listed) => listed.form === form)?.entry
  }

  addDefinitions(
    word: string,
    partOfSpeech: PartOfSpeech,
    definitions: readonly ListedDefinition[],
    place: string,
    group: (typeof senseGroups)[keyof typeof senseGroups] = senseGroups.own,
  ): Entry {
    const entry = this.#entries.open(word)
    for (const [index, { key, text, examples, synonyms, antonyms, usage }] of definitions.entries()) {
      const other = this.#keys.get(key)
      if (other) throw new ListError(`${place}: the key ${key} is already used at ${other}`)
      this.#keys.set(key, place)
      const regions = usage.filter((name) => regionsOfUsage.has(name))
      const usages = usage.filter((name) => !regionsOfUsage.has(name))
      const sense = makeSense({
        key,
        spelling: word.replaceAll('’', "'"),
        partOfSpeech,
        source: OWN_LISTS,
        group: usage.includes('offensive') ? senseGroups.last : group,
        tagCount: 0,
        number: index + 1,
        synset: undefined,
        words: NO_WORDS,
        own: { text, examples, synonyms, antonyms, domains: { regions, categories: [], usages } },
        level: undefined,
      })
      this.#entries.addSense(entry, sense)
    }
    return entry
  }
}
