import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { addWords } from './add-words.queries'
import { itemOfUser } from './change-words.queries'
import { countLookUp, countsOfWord, latestSentences } from './encounters.queries'
import { countWords, totals, wordsPage } from './list-words.queries'
import { meaningsOfWords } from './meanings.queries'
import { ownPhrases, ownWords } from './texts/text-states.queries'

const unfiltered = { bySearch: false, byPriority: false, byState: false, isDue: false, isSaved: false }
const filtered = { bySearch: true, byPriority: true, byState: true, isDue: true, isSaved: true }

it.each(
  Object.entries({
    'item-of-user': itemOfUser,
    'count-look-up': countLookUp,
    'counts-of-word': countsOfWord,
    'latest-sentences': latestSentences,
    'own-words': ownWords,
    'own-phrases': ownPhrases,
    'add-words': addWords,
    'words-page': wordsPage({ filters: unfiltered, sorts: [{ column: 'id', direction: 'asc' }] }),
    'words-page-filtered': wordsPage({ filters: filtered, sorts: [{ column: 'score', direction: 'desc' }] }),
    'count-words-filtered': countWords(filtered),
    'meanings-of-words': meaningsOfWords,
    totals,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
