import { callOrKeep } from '../../device/outbox/call-or-keep'
import type { OutboxContents } from '../../device/outbox/kinds'
import type { EnterWords } from '../../features/word-states/read-text'

/** Adds the words of a text as met, or keeps it on this device until the server can be reached. */
export async function enterOrKeep(
  content: OutboxContents['reading'],
  enter: () => ReturnType<EnterWords>,
): ReturnType<EnterWords> {
  // An article is kept once, however often it's opened.
  const key = 'article_id' in content ? `article-${content.article_id}` : undefined
  const { answer } = await callOrKeep('reading', content, enter, { key })
  return answer ?? { added: 0, undo_id: null }
}
