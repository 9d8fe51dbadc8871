import type { NewArticle } from '@wordhoard/contracts/articles'
import { AppError } from '../../lib/app-error'
import { removeUnstorable } from '../../lib/storable-text'
import type { TextProcessor } from '../vocabulary/texts/text-processor'
import type { ArticleWords } from '../vocabulary/texts/text-tasks'
import type { MarkdownRenderer } from './markdown-renderer'
import type { ArticleColumns } from './save-article.queries'

/** Dependencies of saving articles. */
export interface ArticleDeps {
  readonly textProcessor: TextProcessor
  readonly markdown: MarkdownRenderer
}

/** An article as it is stored, with everything derived from its text. */
interface DerivedArticle {
  readonly columns: ArticleColumns
  readonly words: ArticleWords
}

/**
 * Derives an article's stored form: HTML, plain text, level and words. Rejects with `invalid_input` when the title or
 * text is empty or the markdown too complicated, and with `unavailable` when too many texts are waiting.
 */
export async function deriveArticle(
  { textProcessor, markdown }: ArticleDeps,
  input: NewArticle,
  userId: number,
): Promise<DerivedArticle> {
  const title = oneLine(input.title)
  const markdownText = removeUnstorable(input.md_content)
  if (title === '') throw emptyField('title', 'Title is required')
  if (markdownText.trim() === '') throw emptyField('md_content', 'No content to save')
  const { html, text } = await markdown.render(markdownText, userId)
  const words = await textProcessor.perform(userId, 'article', { text })
  return {
    columns: {
      title,
      access_modifier: input.access_modifier,
      keywords: oneLine(input.keywords),
      md_content: markdownText,
      raw_content: text,
      html,
      word_count: words.wordCount,
      level: words.level,
    },
    words,
  }
}

function oneLine(text: string): string {
  return removeUnstorable(text).replace(/\s+/g, ' ').trim()
}

function emptyField(field: string, msg: string): AppError {
  return new AppError('invalid_input', [{ loc: ['body', field], msg, type: 'too_small' }])
}
