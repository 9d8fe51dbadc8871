import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { readableSummary, vocabulariesOf } from './custom-vocabulary.queries'
import { addWords, wordsPage } from './custom-vocabulary-words.queries'
import { foundVocabularies, latestVocabularies } from './search-vocabularies.queries'

it.each(
  Object.entries({
    'vocabularies-of': vocabulariesOf,
    'readable-summary': readableSummary,
    'words-page': wordsPage([{ column: 'score', direction: 'desc' }]),
    'add-words': addWords,
    'latest-vocabularies': latestVocabularies,
    'found-by-words': foundVocabularies({ by: 'words' }),
    'found-by-letters': foundVocabularies({ by: 'letters' }),
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
