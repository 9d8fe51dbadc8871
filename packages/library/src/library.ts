import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FrontMatter, LibraryError, readFrontMatter } from './front-matter'

/** An article written for the product, for new readers and the demo. */
export interface LibraryArticle extends FrontMatter {
  /** Its file's name without the ending: stays the same when the title changes. */
  readonly slug: string
  /** The text, without its title. */
  readonly markdown: string
}

const articlesFolder = fileURLToPath(new URL('../articles', import.meta.url))

/**
 * The articles that come with the product, easiest first. Reads the files each time.
 *
 * @throws {LibraryError} when an article is not as it must be, or two have the same title
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
  // The order of names of files is the one wanted within a level; the sort is stable.
  return articles.sort((a, b) => (a.level < b.level ? -1 : a.level > b.level ? 1 : 0))
}
