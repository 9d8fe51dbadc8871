import type { TextInput } from '../input/text-input'
import { xmlEvents } from '../open-wordnet/xml-events'
import { NOT_STATED, type PackBatch, type PackSource, SenseBatch } from './pack-source'
import type { SynsetKeys } from './synset-map'

const BATCH_SENSES = 5_000

/**
 * Returns a wordnet in LMF (WN-LMF of the Global WordNet Association) as a pack. The ids of its synsets end as those of
 * WordNet 3.0: omw-fr-00001740-n. Its lexicon states name, licence and address.
 */
export function wordnetLmf(text: TextInput, synsets: () => SynsetKeys): PackSource {
  const { input } = text
  const lexicon = /<Lexicon\b[^>]*>/u.exec(text.head.toString('utf8'))?.[0]
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(lexicon ?? '')?.[1] ?? ''
  const name = decode(attribute('label'))
  const licence = decode(attribute('license'))
  return {
    name: name || input.name,
    licence: licence || NOT_STATED,
    url: decode(attribute('url')),
    identity: input.identity,
    version: attribute('version') === '' ? `${input.name}, ${input.date}` : attribute('version'),
    read: (from) => readBatches(text, from, synsets()),
  }
}

/** Positions are numbers of senses: an XML file can’t be read from the middle, but what is known is passed over quickly. */
async function* readBatches(text: TextInput, from: number, synsets: SynsetKeys): AsyncGenerator<PackBatch> {
  let stored = 0
  let read = 0
  let lemma = ''
  let batch = new SenseBatch()
  const chunks = text.read(0, (bytes) => {
    stored = bytes
  })
  for await (const events of xmlEvents(chunks)) {
    for (const event of events) {
      if (event.kind !== 'open') continue
      if (event.name === 'LexicalEntry') lemma = ''
      else if (event.name === 'Lemma') lemma = event.attributes.get('writtenForm') ?? ''
      else if (event.name === 'Sense') {
        read++
        if (read > from) batch.add(synsets.of(event.attributes.get('synset') ?? ''), lemma)
      }
    }
    if (batch.senses.size < BATCH_SENSES) continue
    yield { senses: batch.senses, words: [], position: read, share: stored / Math.max(1, text.input.size) }
    batch = new SenseBatch()
  }
  yield { senses: batch.senses, words: [], position: Number.MAX_SAFE_INTEGER, share: 1 }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => entities[name]!)
}
