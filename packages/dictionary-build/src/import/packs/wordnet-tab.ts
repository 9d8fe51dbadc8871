import { readLines } from '../input/read-lines'
import type { TextInput } from '../input/text-input'
import { NOT_STATED, type PackBatch, type PackSource, SenseBatch } from './pack-source'
import type { SynsetKeys } from './synset-map'

/** Number of senses in a batch. */
const BATCH_SENSES = 5_000

/** Whether a file is a wordnet in the format of the Open Multilingual Wordnet: its first line names it, after a #. */
export function isWordnetTab(head: string): boolean {
  return head.split('\n').some((line) => /^\d{8}-[nvars]\t(?:\w+:)?lemma\t/u.test(line))
}

/**
 * Returns a wordnet of the Open Multilingual Wordnet as a pack. Its first line is a comment with name, language, address
 * and licence, separated by tabs; the others are a synset of WordNet 3.0, what follows (`fra:lemma`), and the word.
 */
export function wordnetTab(text: TextInput, synsets: () => SynsetKeys): PackSource {
  const { input } = text
  const [first = ''] = text.head.toString('utf8').split('\n')
  const [name = '', , url = '', licence = ''] = first.startsWith('#')
    ? first.replace(/^#\s*/u, '').trimEnd().split('\t')
    : []
  return {
    name: name || input.name,
    licence: licence || NOT_STATED,
    url,
    identity: input.identity,
    version: `${input.name}, ${input.date}`,
    read: (from) => readBatches(text, from, synsets()),
  }
}

async function* readBatches(text: TextInput, from: number, synsets: SynsetKeys): AsyncGenerator<PackBatch> {
  let stored = 0
  let batch = new SenseBatch()
  const result = (position: number): PackBatch => {
    const { senses } = batch
    batch = new SenseBatch()
    return { senses, words: [], position, share: text.input.size > 0 ? stored / text.input.size : 0 }
  }
  const chunks = text.read(from, (bytes) => {
    stored = bytes
  })
  for await (const { lines, end } of readLines(chunks, from)) {
    for (const line of lines) {
      const [synset = '', kind = '', word = ''] = line.toString('utf8').trimEnd().split('\t')
      // Besides words there are definitions, examples, and roots and plurals in Arabic.
      if (/^(?:\w+:)?lemma$/u.test(kind)) batch.add(synsets.of(synset), word)
    }
    if (batch.senses.size >= BATCH_SENSES) yield result(end)
  }
  yield result(Number.MAX_SAFE_INTEGER)
}
