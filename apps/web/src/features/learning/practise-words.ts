import { pages } from '@wordhoard/contracts/site/pages'
import { endPlay } from './games/play.store'
import { beginPractice } from './learning.store'

/** The beginning of the addresses at which texts are read. */
const textPaths = [pages.read.path, pages.article.path.replace(/:.*$/, '')]

/** Returns the address of the page if a text is read on it, so that the result can lead back. */
function currentTextPath(): string | null {
  const { pathname, search } = window.location
  return textPaths.some((path) => pathname.startsWith(path)) ? pathname + search : null
}

/**
 * Begins a session of exactly these words: first their entries, with the sentences in which the learner met them, then
 * their games. The caller goes to Learn.
 */
export function practiseWords(spellIds: readonly number[]): void {
  endPlay()
  beginPractice(spellIds, currentTextPath())
}
