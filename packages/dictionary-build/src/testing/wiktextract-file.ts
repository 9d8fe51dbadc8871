import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type RandomSource, randomSource } from './random-source'

/** A word that the dictionary already has, with one of its definitions. */
export interface KnownWord {
  readonly word: string
  readonly pos: string
  readonly gloss: string
}

export interface WiktextractOptions {
  /**
   * Number of entries with definitions. A fifth as many are added that only point to one of them or are to be ignored.
   */
  readonly entries: number
  readonly seed: number
  /** Words that a tenth of the entries are about; half of these repeat the known definition. */
  readonly known?: readonly KnownWord[]
  /** Bytes of translations and etymology in each entry, which an import ignores. */
  readonly paddingBytes?: number
  /** Whether to include damaged lines, odd Unicode and fields of wrong types. */
  readonly isDamaged?: boolean
}

/**
 * Writes a generated extract of any size in wiktextract's format, gzipped if the name ends in .gz. The same seed gives
 * the same file.
 */
export async function writeWiktextract(path: string, options: WiktextractOptions): Promise<void> {
  const lines = Readable.from(pieces(options), { objectMode: false })
  const file = createWriteStream(path)
  if (path.endsWith('.gz')) await pipeline(lines, createGzip({ level: 1 }), file)
  else await pipeline(lines, file)
}

const CHUNK_LENGTH = 256 * 1024

function* pieces(options: WiktextractOptions): Generator<Buffer> {
  let text = ''
  for (const line of wiktextractLines(options)) {
    if (typeof line !== 'string') {
      yield Buffer.from(text)
      yield line
      text = ''
      continue
    }
    text += `${line}\n`
    if (text.length < CHUNK_LENGTH) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** Yields the lines of such a file; lines that aren't valid UTF-8 come as bytes, including their line feed. */
export function* wiktextractLines(options: WiktextractOptions): Generator<string | Buffer> {
  const random = randomSource(options.seed)
  const padding = createPadding(random, options.paddingBytes ?? 0)
  const known = options.known ?? []
  let previous = 'ba'
  for (let i = 0; i < options.entries; i++) {
    const old = known.length > 0 && random(10) === 0 ? known[random(known.length)] : undefined
    // One word in eight has a second entry, for another part of speech.
    const word = old?.word ?? (i % 8 === 7 ? previous : inventWord(i))
    const pos = old?.pos ?? partsOfSpeech[random(partsOfSpeech.length)]!
    const senses = [...Array(random(2) === 0 ? 1 : 2).keys()].map(() => inventSense(random, i))
    if (old && random(2) === 0) senses[0] = { ...senses[0]!, glosses: [`${old.gloss}.`] }
    yield entryLine(random, word, pos, senses, padding[random(padding.length)]!)
    if (i % 5 === 0) yield otherLine(random, previous)
    if (options.isDamaged && i % 97 === 0) yield makeDamagedLine(random, i)
    previous = word
  }
}

const partsOfSpeech = ['noun', 'noun', 'noun', 'noun', 'verb', 'adj', 'adj', 'adv', 'name']
const syllables =
  'ba ce di fo gu hy ja ke li mo nu pa qui ra se ti vo wy xe zan bro cle dri fla gri ple sto tru'.split(' ')

/** Returns a different word for every number. */
function inventWord(number: number): string {
  let word = ''
  for (let rest = number + syllables.length ** 2; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length]
  }
  if (number % 11 === 0) return `${word} ${syllables[number % 7]}ton`
  return number % 13 === 0 ? `${word}é` : word
}

const glossWords =
  'small large river stone person animal bright cold ancient wooden tool vessel plant colour sound movement part whole town region music dance letter number law trade cloth metal bird fish tree root leaf fruit seed wind rain winter summer worker maker keeper bearer speech writing thought feeling anger joy grief hope fear game sport child mother soldier sailor ship horse cart road bridge gate tower wall floor roof'.split(
    ' ',
  )
const tagChoices = [
  [],
  [],
  [],
  ['informal'],
  ['obsolete'],
  ['UK', 'slang'],
  ['US'],
  ['derogatory', 'offensive'],
  ['transitive'],
  ['countable', 'uncountable'],
  ['archaic'],
  ['not-a-known-tag'],
]
const topicChoices = [
  [],
  [],
  ['nautical', 'transport'],
  ['computing', 'engineering', 'mathematics', 'natural-sciences', 'physical-sciences', 'sciences'],
  ['botany', 'biology', 'natural-sciences'],
]

function inventSense(random: RandomSource, number: number) {
  const phrase = (length: number) =>
    [...Array(length).keys()].map(() => glossWords[random(glossWords.length)]!).join(' ')
  const gloss = `A ${phrase(3)} with a ${phrase(4)} of kind ${number}.`
  const tags = tagChoices[random(tagChoices.length)]!
  const topics = topicChoices[random(topicChoices.length)]!
  return {
    glosses: random(9) === 0 ? [`Senses of a ${phrase(2)}.`, gloss] : [gloss],
    ...(tags.length > 0 && { tags }),
    ...(topics.length > 0 && { topics }),
    ...(random(2) === 0 && {
      examples: [
        { text: `They saw the ${phrase(4)} at last.`, type: 'example' },
        { text: `An old ${phrase(5)}.`, ref: '1851, A. N. Author, A Book', type: 'quotation' },
      ],
    }),
    ...(random(3) === 0 && {
      synonyms: [
        { word: inventWord(random(Math.max(1, number))) },
        { word: glossWords[random(glossWords.length)] },
      ],
    }),
    categories: [],
    links: [[glossWords[random(glossWords.length)], glossWords[random(glossWords.length)]]],
  }
}

function entryLine(
  random: RandomSource,
  word: string,
  pos: string,
  senses: readonly object[],
  padding: string,
): string {
  const ipa = `/ˈ${word.replaceAll(' ', ' ˈ').replaceAll('y', 'aɪ').replaceAll('c', 'k').replaceAll('x', 'z')}/`
  const sounds = [
    ...(random(3) === 0 ? [{ ipa, tags: ['Received-Pronunciation'] }] : []),
    ...(random(3) === 0 ? [{ ipa: ipa.replaceAll('o', 'ɑ'), tags: ['General-American', 'US'] }] : []),
    ...(random(6) === 0
      ? [
          {
            audio: `En-uk-${word}.ogg`,
            tags: ['UK'],
            ogg_url: `https://upload.example.org/${encodeURIComponent(word)}.ogg`,
            mp3_url: `https://upload.example.org/${encodeURIComponent(word)}.ogg.mp3`,
          },
        ]
      : []),
    { rhymes: '-eɪ' },
  ]
  const forms =
    pos === 'noun'
      ? [{ form: `${word}s`, tags: ['plural'] }]
      : pos === 'verb'
        ? [{ form: `${word}elt`, tags: ['past'] }]
        : []
  const entry = {
    senses,
    pos,
    head_templates: [{ name: `en-${pos}`, args: {}, expansion: word }],
    ...(forms.length > 0 && { forms }),
    sounds,
    word,
    lang: 'English',
    lang_code: 'en',
  }
  const json = addSpaces(JSON.stringify(entry))
  return padding === ''
    ? json
    : `${json.slice(0, -1)}, "etymology_text": "${padding}", "translations": [{"lang": "French", "lang_code": "fr", "word": "${padding}"}]}`
}

/**
 * Formats JSON as Python writes it, with a space after each colon and comma between members. The texts in these files
 * don't contain these characters.
 */
function addSpaces(json: string): string {
  return json.replaceAll('":', '": ').replaceAll(',"', ', "')
}

/**
 * Returns an entry of another kind: inflected form, other spelling, misspelling, word of another language or redirect.
 */
function otherLine(random: RandomSource, word: string): string {
  const entry = (fields: object) => addSpaces(JSON.stringify({ lang: 'English', lang_code: 'en', ...fields }))
  const base = [{ word }]
  switch (random(6)) {
    case 0:
      return entry({
        word: `${word}s`,
        pos: 'noun',
        senses: [{ glosses: [`plural of ${word}`], tags: ['form-of', 'plural'], form_of: base }],
      })
    case 1:
      return entry({
        word: `${word}elt`,
        pos: 'verb',
        senses: [
          {
            glosses: [`simple past and past participle of ${word}`],
            tags: ['form-of', 'participle', 'past'],
            form_of: base,
          },
        ],
      })
    case 2:
      return entry({
        word: `${word}e`,
        pos: 'noun',
        senses: [
          { glosses: [`Alternative spelling of ${word}`], tags: ['alt-of', 'alternative'], alt_of: base },
        ],
      })
    case 3:
      return entry({
        word: `${word}${word.at(-1)}`,
        pos: 'noun',
        senses: [{ glosses: [`Misspelling of ${word}.`], tags: ['alt-of', 'misspelling'], alt_of: base }],
      })
    case 4:
      return addSpaces(
        JSON.stringify({
          word: `${word}eau`,
          pos: 'noun',
          lang: 'French',
          lang_code: 'fr',
          senses: [{ glosses: ['thing'] }],
        }),
      )
    default:
      return addSpaces(JSON.stringify({ title: `${word} redirect`, redirect: word }))
  }
}

/**
 * Returns a line with an error as found in real data: a million entries by thousands of people, truncated downloads,
 * changed formats.
 */
function makeDamagedLine(random: RandomSource, number: number): string | Buffer {
  const whole = `{"word": "broken${number}", "pos": "noun", "lang_code": "en", "senses": [{"glosses": ["A thing."]}]}`
  const choices: (string | Buffer)[] = [
    whole.slice(0, 40),
    `${whole}}`,
    '',
    '   ',
    'null',
    '[1, 2]',
    Buffer.concat([
      Buffer.from(whole.slice(0, 12)),
      Buffer.from([0xff, 0xc3, 0x28, 0x00]),
      Buffer.from(`${whole.slice(12)}\n`),
    ]),
    `{"word": 17, "pos": "noun", "lang_code": "en", "senses": [{"glosses": ["A thing."]}]}`,
    `{"word": "typed${number}", "pos": "noun", "lang_code": "en", "senses": {"glosses": "A thing."}, "sounds": "none", "forms": 3}`,
    `{"word": "\\ud83d half${number}", "pos": "noun", "lang_code": "en", "senses": [{"glosses": ["A thing."]}]}`,
    `{"word": "odd\\u200b\\u00ad${number}", "pos": "noun", "lang_code": "en", "senses": [{"glosses": ["A \\ud800 half and a \\u0000 nothing, \\u202eturned\\u202c", 7, null]}], "unknown": {"deep": [[[{}]]]}}`,
    `{"word": "cafe\\u0301 ${number}", "pos": "noun", "lang_code": "en", "senses": [{"glosses": ["A café\\twith\\nlines \\\\ and \\"signs\\"."], "tags": "none", "examples": [{"text": null}, 5]}]}`,
    `{"word": "\\u0645\\u0631${number}", "pos": "noun", "lang_code": "en", "senses": [{"glosses": ["𝔄 👩‍👩‍👧 thing."]}], "sounds": [{"ipa": 4}, null, {"ipa": "/-/"}]}`,
    `{"word": "${'long'.repeat(60)}", "pos": "noun", "lang_code": "en", "senses": [{"glosses": ["A thing."]}]}`,
  ]
  return choices[random(choices.length)]!
}

function createPadding(random: RandomSource, bytes: number): string[] {
  if (bytes === 0) return ['']
  return [...Array(40).keys()].map(() => {
    let text = ''
    const length = (bytes / 2) * (0.5 + random(1_000) / 1_000)
    while (text.length < length) text += `${glossWords[random(glossWords.length)]} `
    return text
  })
}
