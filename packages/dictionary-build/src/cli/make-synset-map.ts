import { writeFileSync } from 'node:fs'
import { mapSynsets, readSynsets, synsetLetters, synsetMapFile, writeMap } from '../import/packs/synset-map'
import { findInputFolders } from '../input-folders'

/**
 * `tsx make-synset-map.ts FOLDER`: makes `data/generated/wordnet30-synsets.txt` from WordNet 3.0’s database files (the
 * folder with `index.sense`) and those of 3.1, and prints how much of it is found.
 */
const folder = process.argv[2]
if (folder === undefined) {
  console.error('Usage: make-synset-map.ts FOLDER (with WordNet 3.0’s index.sense)')
  process.exit(2)
}
const folders = findInputFolders()
const older = readSynsets(folder)
const newer = readSynsets(folders.wordNet)
let [all, found] = [0, 0]
const lines = synsetLetters.map((letter) => {
  const mapped = mapSynsets(older[letter], newer[letter])
  all += mapped.length
  found += mapped.filter(({ place }) => place !== undefined).length
  return writeMap(mapped, newer[letter])
})
writeFileSync(
  synsetMapFile(folders),
  `# The synsets of WordNet 3.0 in 3.1: adjectives, adverbs, verbs, nouns. Made by src/cli/make-synset-map.ts from the sense keys
# of both (WordNet License, Princeton University); how to read it: src/import/packs/synset-map.ts.
${lines.join('\n')}\n`,
)
console.info(`${found} of ${all} synsets (${((100 * found) / all).toFixed(2)} %)`)
