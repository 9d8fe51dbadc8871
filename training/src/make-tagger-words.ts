/**
 * Writes packages/senses/data/tagger-words.txt, the words that the tagger takes for English although it has no tags of
 * them, from the lists of wink-lexicon: `npx tsx training/src/make-tagger-words.ts`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listTaggerWords } from '@wordhoard/senses/context/list-tagger-words'

const target = fileURLToPath(new URL('../../packages/senses/data/tagger-words.txt', import.meta.url))
writeFileSync(target, listTaggerWords())
