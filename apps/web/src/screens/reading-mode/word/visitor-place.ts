import { readArticlePlace } from '../../../features/articles/article-places'
import { placeOfSelection } from '../../../features/reader/selection/selection-place'
import { useReading } from '../../../features/reader/text/reading.store'
import { recallPlaceText } from '../../../features/reader/text/reading-storage'
import type { VisitorPlace, VisitorWord } from '../../../features/visitor-words/stored-words'

/** Returns where a visitor is reading, to return there with an account. */
export function visitorPlace(path: string, { spellId, articleId }: VisitorWord): VisitorPlace {
  const { text, title, byline, selection } = useReading.getState()
  const place = selection && placeOfSelection(selection)
  const isArticle = articleId !== undefined
  const scroll = isArticle ? JSON.stringify(readArticlePlace(articleId)) : recallPlaceText()
  return {
    path,
    text: isArticle ? null : { html: text, title, byline },
    scroll,
    selection: place && spellId !== null ? { ...place, spellId } : null,
  }
}
