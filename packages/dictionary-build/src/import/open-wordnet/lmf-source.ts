import type { Headwords } from '../headwords'
import type { TextInput } from '../input/text-input'
import type { RecordSource } from '../record-source'
import { OPEN_WORDNET } from '../sources'
import {
  type OpenEntry,
  type OpenSense,
  type OpenSynset,
  type OpenWordNet,
  openWordNetBatches,
} from './open-wordnet'
import { type XmlEvent, xmlEvents } from './xml-events'

/**
 * Returns the records of an Open English WordNet in LMF (WN-LMF of the Global WordNet Association), which is one XML
 * file.
 */
export function lmfSource(text: TextInput, headwords: Headwords): RecordSource {
  const { input } = text
  return {
    source: OPEN_WORDNET,
    identity: input.identity,
    version: `${input.name}, ${input.date}`,
    read: (from) => openWordNetBatches(() => readLmf(text), from, headwords),
  }
}

async function readLmf(text: TextInput): Promise<OpenWordNet> {
  const reader = new LmfReader()
  for await (const events of xmlEvents(text.read(0, () => undefined))) {
    for (const event of events) reader.take(event)
  }
  return reader.result()
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] }

class LmfReader {
  readonly #entries: OpenEntry[] = []
  readonly #synsets = new Map<string, Mutable<OpenSynset>>()
  /** Sense keys by the file's own ids, which relations refer to. */
  readonly #keys = new Map<string, string>()
  #isEnglish = true
  #entry: Mutable<OpenEntry> | undefined
  #sense: Mutable<OpenSense> | undefined
  #synset: Mutable<OpenSynset> | undefined
  #variety = ''
  #text = ''

  take(event: XmlEvent): void {
    if (event.kind === 'text') this.#text += event.text
    else if (event.kind === 'close') this.#close(event.name)
    else {
      this.#text = ''
      this.#open(event.name, (name) => event.attributes.get(name) ?? '')
    }
  }

  result(): OpenWordNet {
    const keyOf = (id: string) => this.#keys.get(id) ?? senseKeyOf(id)
    for (const entry of this.#entries) {
      for (const sense of entry.senses as Mutable<OpenSense>[]) {
        sense.antonyms = sense.antonyms.map(keyOf)
        sense.exemplifies = sense.exemplifies.map(keyOf)
        this.#synsets.get(sense.synset)?.members.push(entry.lemma)
      }
    }
    return { entries: this.#entries, synsets: this.#synsets, counts: {} }
  }

  #open(name: string, attribute: (name: string) => string): void {
    if (name === 'Lexicon') this.#isEnglish = /^en\b/u.test(attribute('language'))
    if (!this.#isEnglish) return
    if (name === 'LexicalEntry') this.#entry = { lemma: '', pos: '', sounds: [], senses: [] }
    else if (name === 'Lemma' && this.#entry) {
      this.#entry.lemma = attribute('writtenForm')
      this.#entry.pos = attribute('partOfSpeech')
    } else if (name === 'Pronunciation') this.#variety = attribute('variety')
    else if (name === 'Sense' && this.#entry) {
      const id = attribute('id')
      const key = attribute('dc:identifier') || senseKeyOf(id)
      this.#keys.set(id, key)
      this.#sense = { key, synset: attribute('synset'), antonyms: [], exemplifies: [] }
      this.#entry.senses.push(this.#sense)
    } else if (name === 'SenseRelation' && this.#sense) {
      if (attribute('relType') === 'antonym') this.#sense.antonyms.push(attribute('target'))
      if (attribute('relType') === 'exemplifies') this.#sense.exemplifies.push(attribute('target'))
    } else if (name === 'Synset') {
      this.#synset = noSynset()
      this.#synsets.set(attribute('id'), this.#synset)
    } else if (name === 'SynsetRelation' && this.#synset) {
      relate(this.#synset, attribute('relType'), attribute('target'))
    }
  }

  #close(name: string): void {
    const text = this.#text
    this.#text = ''
    if (name === 'LexicalEntry' && this.#entry) {
      this.#entries.push(this.#entry)
      this.#entry = undefined
    } else if (name === 'Sense') this.#sense = undefined
    else if (name === 'Synset') this.#synset = undefined
    else if (name === 'Pronunciation') this.#entry?.sounds.push({ value: text, variety: this.#variety })
    else if (name === 'Definition' && this.#synset && this.#synset.definition === '')
      this.#synset.definition = text
    else if (name === 'Example') this.#synset?.examples.push(text)
  }
}

function noSynset(): Mutable<OpenSynset> {
  return {
    definition: '',
    examples: [],
    members: [],
    hypernyms: [],
    isInstance: false,
    topics: [],
    regions: [],
    exemplifies: [],
  }
}

function relate(synset: Mutable<OpenSynset>, relation: string, target: string): void {
  if (relation === 'hypernym' || relation === 'instance_hypernym') synset.hypernyms.push(target)
  if (relation === 'instance_hypernym') synset.isInstance = true
  if (relation === 'domain_topic') synset.topics.push(target)
  if (relation === 'domain_region') synset.regions.push(target)
  if (relation === 'exemplifies') synset.exemplifies.push(target)
}

/**
 * Returns the sense key of an id. Ids are sense keys in letters that XML allows: oewn-bank__1.17.01.. is
 * bank%1:17:01::, with -ap- for an apostrophe.
 */
function senseKeyOf(id: string): string {
  const at = id.lastIndexOf('__')
  if (at < 0) return id
  const lemma = id
    .slice(0, at)
    .replace(/^oewn-/u, '')
    .replace(/-(ap|sl|lb|rb|ex|cm|cn|pl|dt)-/gu, (whole, name: string) => signs[name] ?? whole)
  return `${lemma}%${id.slice(at + 2).replaceAll('.', ':')}`
}

const signs: Readonly<Record<string, string>> = {
  ap: "'",
  sl: '/',
  lb: '(',
  rb: ')',
  ex: '!',
  cm: ',',
  cn: ':',
  pl: '+',
  dt: '.',
}
