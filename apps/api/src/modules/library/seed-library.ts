import { type LibraryArticle, readLibrary } from '@wordhoard/library/library'
import { placeSenses, readSenses, sensesVersion } from '@wordhoard/library/senses/read-senses'
import type pg from 'pg'
import { systemOwner } from '../../lib/threads/thread-pool'
import { transaction } from '../../lib/transaction'
import type { MarkdownRenderer } from '../articles/markdown-renderer'
import type { TextWords } from '../vocabulary/texts/text-words'
import { authorEmail, libraryAuthor } from './library-author'
import {
  type ArticleColumns,
  addArticles,
  addSenses,
  addWords,
  changeArticles,
  deleteContents,
  lockSeeding,
  storedArticles,
} from './seed-library.queries'

export interface RenderedArticle extends LibraryArticle {
  readonly text: string
  readonly html: string
}

/** The moment that stands for the day on which an article was written: the same date everywhere in Europe. */
const momentOf = ({ written }: Pick<LibraryArticle, 'written'>) => `${written}T09:00:00.000Z`

/**
 * Renders the library's articles that aren't published yet, or whose text, meanings, keywords, level or date have
 * changed; articles are identified by their title. Doesn't need the dictionary, so that a first start can do both in parallel.
 */
export async function renderLibrary(
  pool: pg.Pool,
  markdown: MarkdownRenderer,
  library: readonly LibraryArticle[] = readLibrary(),
): Promise<RenderedArticle[]> {
  const rows = await storedArticles.fetchAll(pool, { email: authorEmail })
  const stored = new Map(rows.map((row) => [row.title, row]))
  const stale = library.filter((article) => {
    const { title, keywords, markdown, level } = article
    const row = stored.get(title)
    if (row?.md_content !== markdown || row.keywords !== keywords || row.level !== level) return true
    if (row.senses_version !== sensesVersion(article.slug)) return true
    const written = momentOf(article)
    return row.created_at.toISOString() !== written || row.updated_at.toISOString() !== written
  })
  const rendered: RenderedArticle[] = []
  for (const article of stale) {
    rendered.push({ ...article, ...(await markdown.render(article.markdown, systemOwner)) })
  }
  return rendered
}

/**
 * Publishes the library's articles under an account of its own. Never removes an article: a title that is no longer in
 * the library stays, because someone may be reading it.
 */
export async function publishLibrary(
  pool: pg.Pool,
  textWords: TextWords,
  articles: readonly RenderedArticle[],
): Promise<void> {
  if (articles.length === 0) return
  // Adds the hardest first: lists begin with the newest article, so new readers see the easiest.
  const read = articles.map((article) => ({ ...article, ...textWords.read(article.text) })).toReversed()
  await transaction(pool, async (client) => {
    await lockSeeding.execute(client, {})
    await save(client, await libraryAuthor(client), read)
  })
}

type ReadArticle = RenderedArticle & ReturnType<TextWords['read']>

/** Inserts and updates articles with their words and meanings, by one statement each. */
async function save(
  client: pg.PoolClient,
  authorId: number,
  articles: readonly ReadArticle[],
): Promise<void> {
  const titles = articles.map(({ title }) => title)
  const columns: ArticleColumns = {
    authorId,
    titles,
    keywords: articles.map(({ keywords }) => keywords),
    markdown: articles.map(({ markdown }) => markdown),
    texts: articles.map(({ text }) => text),
    html: articles.map(({ html }) => html),
    wordCounts: articles.map(({ wordCount }) => wordCount),
    // Keeps the level the text was written for: an estimate of such a short text is less reliable.
    levels: articles.map(({ level }) => level),
    writtenAt: articles.map(momentOf),
    sensesVersions: articles.map(({ slug }) => sensesVersion(slug)),
    places: articles.map((_, place) => place),
  }
  await changeArticles.execute(client, columns)
  await addArticles.execute(client, columns)
  await deleteContents.execute(client, { authorId, titles })
  const words = articles.flatMap(({ title, words }) => words.map((word) => ({ title, ...word })))
  await addWords.execute(client, {
    authorId,
    titles: words.map(({ title }) => title),
    spellIds: words.map(({ spellId }) => spellId),
    counts: words.map(({ count }) => count),
    areCommon: words.map(({ isCommon }) => isCommon),
  })
  const senses = articles.flatMap(({ title, text, slug }) =>
    placeSenses(text, readSenses(slug)).map((sense) => ({ title, ...sense })),
  )
  await addSenses.execute(client, {
    authorId,
    titles: senses.map(({ title }) => title),
    offsets: senses.map(({ offset }) => offset),
    forms: senses.map(({ form }) => form),
    keys: senses.map(({ key }) => key),
  })
}
