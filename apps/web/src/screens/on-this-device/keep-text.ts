import { getArticle, getProgress } from '@wordhoard/contracts/articles'
import { listArticleSenses } from '@wordhoard/contracts/reading/article-senses'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { myAssignmentQueries } from '../../features/assignments/my-assignments.queries'
import { keepStoredBook } from '../../features/file-import/stored-books'
import { type Keeping, keepWords } from '../../features/on-device/keep-words'
import { call } from '../../session/call'
import { withoutStyles } from '../../shell/inert-markup'
import { queryClient } from '../../shell/query-client'
import { parseInert } from '../../shell/trusted-types'

/** Returns the words of a text in the form in which they're looked up, each once. */
export function wordsOf(text: string): string[] {
  const forms = tokenise(text).flatMap((token) => (token.kind === 'word' ? lookupForm(text, token) : []))
  return [...new Set(forms)].filter((form) => form.length <= 60)
}

/** Returns the text of HTML, with a space between its blocks. */
const textOf = (html: string): string =>
  parseInert(withoutStyles(html.replace(/<\/(p|h\d|li|div)>|<br\s*\/?>/gi, '$& ')), 'text/html').body
    .textContent ?? ''

/** Keeps the pages of the classes that the article was set in, from where its learner opens it. */
async function keepClassesOf(articleId: number): Promise<void> {
  const assignments = await queryClient.fetchQuery(myAssignmentQueries.allMine())
  const set = assignments.filter(({ article_id }) => article_id === articleId)
  const classes = [...new Set(set.map(({ classroom_id }) => classroom_id))]
  await Promise.all(
    classes.flatMap((id) => [
      queryClient.fetchQuery(assignmentQueries.classroom(id)),
      queryClient.fetchQuery(assignmentQueries.assignments(id)),
    ]),
  )
}

/**
 * Keeps what an open text needs: its words, and for an article what the server knows of it. The states of its words were
 * kept when it was opened.
 */
export async function keepText(keeping: Keeping, html: string): Promise<void> {
  const { source, signal } = keeping
  if (source.kind === 'book') await keepStoredBook(source.bookId)
  if (source.kind === 'article') {
    const input = { params: { id: source.id } }
    const options = { signal, keepWith: source }
    await Promise.all([
      call(getArticle, input, options),
      call(getProgress, input, options),
      call(listArticleSenses, input, options),
      keepClassesOf(source.id),
    ])
  }
  await keepWords(wordsOf(`${source.title} ${textOf(html)}`), keeping)
}
