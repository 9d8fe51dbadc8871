import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FrontMatter, LibraryError, readFrontMatter } from './front-matter'

/** An article written for the product, for new readers and the demo. */
export interface LibraryArticle extends FrontMatter {
  /** Name of its file without the extension; stays the same when the title changes. */
  readonly slug: string
  /** The text without its title. */
  readonly markdown: string
}

const articlesFolder = fileURLToPath(new URL('../articles', import.meta.url))

/**
 * Reads the articles that come with the product, easiest first. Reads the files on each call.
 *
 * @throws {LibraryError} when an article is invalid, or two have the same title
 */
export function readLibrary(folder: string = articlesFolder): LibraryArticle[] {
  const fileOf = new Map<string, string>()
  const articles: LibraryArticle[] = []
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.md')) continue
    const article = readFrontMatter(file, readFileSync(join(folder, file), 'utf8'))
    const other = fileOf.get(article.title)
    if (other !== undefined) throw new LibraryError(`${file}: has the same title as ${other}`)
    fileOf.set(article.title, file)
    articles.push({ ...article, slug: file.slice(0, -'.md'.length) })
  }
  // The sort is stable, so articles of one level stay in the order of their file names.
  return articles.sort((a, b) => (a.level < b.level ? -1 : a.level > b.level ? 1 : 0))
}
