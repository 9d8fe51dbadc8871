import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { articlesPage, countFewNewWords, countMatching, fewNewWordsPage } from './list-articles.queries'
import { countTime, placeInArticle } from './progress.queries'
import { readableArticle } from './read-article.queries'
import { bestSuited } from './suited-articles.queries'

const unfiltered = { of: 'everybody', byLevel: false, byName: false, bySearch: false } as const
const filtered = { of: 'author', byLevel: true, byName: true, bySearch: true } as const

it.each(
  Object.entries({
    'articles-page': articlesPage({ ...unfiltered, hasReader: true }),
    'articles-page-of-visitor': articlesPage({ ...unfiltered, hasReader: false }),
    'articles-page-filtered': articlesPage({ ...filtered, hasReader: true }),
    'few-new-words-page': fewNewWordsPage(unfiltered),
    'count-few-new-words': countFewNewWords(unfiltered),
    'count-own': countMatching({ ...unfiltered, of: 'reader' }),
    'best-suited': bestSuited,
    'readable-article': readableArticle,
    'count-time': countTime,
    'place-in-article': placeInArticle,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
