import type { Headwords } from '../headwords'
import type { HeadedPart } from '../imported-part'
import { readLines } from '../input/read-lines'
import type { TextInput } from '../input/text-input'
import type { HeadedTranslations, PartBatch, RecordSource } from '../record-source'
import { WIKTIONARY } from '../sources'
import { partsOfEntry } from './wiktextract'

/** Approximate number of entries in a batch: enough to keep transactions few, few enough to hold in memory. */
const BATCH_PARTS = 8_000
const BATCH_BYTES = 64 * 1024 * 1024
/** Most translations in a batch. */
const BATCH_TRANSLATIONS = 100_000

/** Text that every English entry contains, so that the others (most of a file of all languages) needn't be parsed. */
const english = [Buffer.from('"lang_code": "en"'), Buffer.from('"lang_code":"en"')]
const redirect = Buffer.from('"redirect"')

/** Returns the records of a wiktextract file, which has one JSON object per line. */
export function wiktextractSource(text: TextInput, headwords: Headwords): RecordSource {
  const { input } = text
  return {
    source: WIKTIONARY,
    identity: input.identity,
    version: `${input.name}, ${input.date}`,
    hasTranslations: true,
    read: (from) => readBatches(text, from, headwords),
  }
}

async function* readBatches(text: TextInput, from: number, headwords: Headwords): AsyncGenerator<PartBatch> {
  let stored = 0
  let parts: HeadedPart[] = []
  let translations: HeadedTranslations[] = []
  let translated = 0
  let counts: Record<string, number> = {}
  let begin = from
  const count = (name: string, number = 1) => {
    counts[name] = (counts[name] ?? 0) + number
  }
  const batch = (position: number): PartBatch => {
    const share = text.input.size > 0 ? Math.min(1, stored / text.input.size) : 0
    const result = { parts, translations, position, counts, share }
    parts = []
    translations = []
    translated = 0
    counts = {}
    begin = position
    return result
  }
  const chunks = text.read(from, (bytes) => {
    stored = bytes
  })
  for await (const { lines, overlong, end } of readLines(chunks, from)) {
    if (overlong > 0) count('overlong lines', overlong)
    for (const line of lines) {
      count('lines')
      if (!english.some((mark) => line.includes(mark)) && !line.subarray(0, 200).includes(redirect)) {
        count(isComplete(line) ? 'other languages' : 'damaged lines')
        continue
      }
      const entry = parseLine(line)
      if (entry === undefined) {
        count('damaged lines')
        continue
      }
      const { parts: found, outcome, translations: ofWord } = partsOfEntry(entry, headwords)
      if (ofWord) {
        translations.push(ofWord)
        translated += ofWord.texts.length
      }
      count(outcome)
      for (const part of found) parts.push(part)
    }
    const isFull = parts.length >= BATCH_PARTS || translated >= BATCH_TRANSLATIONS
    if (isFull || end - begin >= BATCH_BYTES) yield batch(end)
  }
  yield batch(Number.MAX_SAFE_INTEGER)
}

function isComplete(line: Buffer): boolean {
  const text = line.toString('latin1', 0, 1).concat(line.toString('latin1', line.length - 2).trimEnd())
  return text.startsWith('{') && text.endsWith('}')
}

function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    // The caller counts damaged lines.
    return undefined
  }
}
