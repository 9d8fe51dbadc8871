import type { AttachmentReference } from '@wordhoard/contracts/chats'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { NewMessage } from '../chat-events/chat-events.queries'
import { accessToArticle, accessToVocabulary, findWord } from './attachments.queries'

type AttachmentColumns = Pick<NewMessage, 'kind' | 'spellId' | 'articleId' | 'vocId'>

/**
 * Checks a message's attachment: both the author and the recipients must be allowed to read it. Throws
 * `word_not_found`, `article_not_found`, `vocabulary_not_found`, and `not_shareable` for private items.
 *
 * @param classroomId of a classroom's chat: items assigned to the class may be shared in it
 */
export async function checkAttachment(
  db: Queryable,
  actor: Actor,
  reference: AttachmentReference | undefined,
  classroomId: number | null,
): Promise<AttachmentColumns> {
  const nothing: AttachmentColumns = { kind: null, spellId: null, articleId: null, vocId: null }
  if (!reference) return nothing
  if (reference.kind === 'word') {
    if (!(await findWord.fetchFirst(db, { id: reference.spell_id }))) throw new AppError('word_not_found')
    return { ...nothing, kind: 'word', spellId: reference.spell_id }
  }
  const isArticle = reference.kind === 'article'
  const id = isArticle ? reference.article_id : reference.voc_id
  const statement = isArticle ? accessToArticle : accessToVocabulary
  const access = await statement.fetchFirst(db, { id, userId: actor.userId, classroomId })
  if (!access?.is_readable) throw new AppError(isArticle ? 'article_not_found' : 'vocabulary_not_found')
  if (!access.is_shareable) throw new AppError('not_shareable')
  return isArticle
    ? { ...nothing, kind: 'article', articleId: id }
    : { ...nothing, kind: 'vocabulary', vocId: id }
}
