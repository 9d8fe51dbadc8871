import { writeFileSync } from 'node:fs'
import { matchEmoji } from '../images/match-emoji'

/** Regenerates the table of pictured words: `npx tsx packages/dictionary-build/src/cli/make-images.ts`. */
const TABLE = new URL('../../data/generated/images.tsv', import.meta.url)

const HEAD = `# Words and the emoji that pictures each (word, code points of the emoji as in OpenMoji's file names).
# Made by src/cli/make-images.ts from the en-GB emoji names of emojibase-data (MIT), the nouns of WordNet (Princeton) and
# the choices in src/images/image-choices.ts. The pictures are OpenMoji's (CC BY-SA 4.0), https://openmoji.org
`

const images = matchEmoji()
writeFileSync(TABLE, `${HEAD}${images.map(({ word, hexcode }) => `${word}\t${hexcode}\n`).join('')}`)
console.info(`${images.length} pictured words`)
