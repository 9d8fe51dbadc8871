import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { wordsOfArticles } from './coverage/article-words.queries'
import {
  articlesOfIds,
  articlesPage,
  countMatching,
  newestOfList,
  versionsOnPage,
} from './lists/list-articles.queries'
import { countTime, placeInArticle } from './progress.queries'
import { readableArticle } from './read-article.queries'
import { dueWords, unreadSample } from './suited-articles.queries'

const unfiltered = { of: 'everybody', byLevel: false, byName: false, bySearch: false } as const
const filtered = { of: 'author', byLevel: true, byName: true, bySearch: true } as const

it.each(
  Object.entries({
    'articles-page': articlesPage(unfiltered),
    'articles-page-filtered': articlesPage(filtered),
    'versions-on-page': versionsOnPage(unfiltered),
    'articles-of-ids': articlesOfIds,
    'newest-of-list': newestOfList(unfiltered),
    'words-of-articles': wordsOfArticles,
    'count-own': countMatching({ ...unfiltered, of: 'reader' }),
    'unread-sample': unreadSample,
    'due-words': dueWords,
    'readable-article': readableArticle,
    'count-time': countTime,
    'place-in-article': placeInArticle,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
