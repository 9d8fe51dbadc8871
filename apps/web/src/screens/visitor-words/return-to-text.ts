import { pages } from '@wordhoard/contracts/site/pages'
import { matchPath } from 'react-router-dom'
import { readArticlePlace, storeArticlePlace } from '../../features/articles/article-places'
import {
  openText,
  setByline,
  setSelection,
  setTitle,
  useReading,
} from '../../features/reader/text/reading.store'
import type { VisitorPlace } from '../../features/visitor-words/stored-words'
import { parsePathId } from '../../lib/path-id'

function restoreArticlePlace(id: number, scroll: string): void {
  const place: unknown = readArticlePlace(id) ?? JSON.parse(scroll || 'null')
  if (place && typeof place === 'object') storeArticlePlace(id, place)
}

/**
 * Opens the text that was read before there was an account, at the same place. In the tab where it was read the text is
 * still there; another tab gets it unless it holds a text of its own.
 */
export function returnToText({ path, text, scroll }: VisitorPlace): void {
  setSelection(null)
  const articleId = parsePathId(matchPath(pages.article.path, path)?.params.id)
  if (articleId !== undefined) restoreArticlePlace(articleId, scroll)
  if (!text || useReading.getState().text !== '') return
  setTitle(text.title)
  setByline(text.byline)
  openText(text.html, scroll)
}

/** Selects the words again that were open in the text. */
export function openWordAgain({ path, selection }: VisitorPlace): void {
  if (selection) useReading.setState({ wanted: { ...selection, path } })
}
