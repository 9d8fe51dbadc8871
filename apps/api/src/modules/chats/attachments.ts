import type { AttachmentReference } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isAssignedToText } from '../assignments/assigned-to'
import type { NewMessage } from '../chat-events/chat-events.queries'

type Attached = Pick<NewMessage, 'kind' | 'spellId' | 'articleId' | 'vocId'>

/** SQL of whether actor $2 may read row $1, and whether the others of classroom $3 may. */
const sharing = (table: 'article' | 'custom_voc', column: 'article_id' | 'voc_id') => `
  SELECT t.access_modifier = 'public' OR EXISTS (
      SELECT FROM set_work a WHERE a.classroom_id = $3 AND a.${column} = t.id) AS is_shareable,
    t.access_modifier = 'public' OR t.user_id = $2 OR ${isAssignedToText('$2', column, 't.id')} AS is_readable
  FROM ${table} t WHERE t.id = $1`

/**
 * What goes with a message, checked: its author may read it and so may those who get it. Throws `word_not_found`,
 * `article_not_found`, `vocabulary_not_found`, and `not_shareable` for what is private.
 *
 * @param classroomId of a classroom's chat: what is set for the class may be shared in it
 */
export async function checkedAttachment(
  db: Pick<pg.Pool, 'query'>,
  actor: Actor,
  reference: AttachmentReference | undefined,
  classroomId: number | null,
): Promise<Attached> {
  const nothing: Attached = { kind: null, spellId: null, articleId: null, vocId: null }
  if (!reference) return nothing
  if (reference.kind === 'word') {
    const { rowCount } = await db.query('SELECT FROM spell WHERE id = $1', [reference.spell_id])
    if (!rowCount) throw new AppError('word_not_found')
    return { ...nothing, kind: 'word', spellId: reference.spell_id }
  }
  const isArticle = reference.kind === 'article'
  const id = isArticle ? reference.article_id : reference.voc_id
  const sql = isArticle ? sharing('article', 'article_id') : sharing('custom_voc', 'voc_id')
  const { rows } = await db.query<{ is_shareable: boolean; is_readable: boolean }>(sql, [
    id,
    actor.userId,
    classroomId,
  ])
  if (!rows[0]?.is_readable) throw new AppError(isArticle ? 'article_not_found' : 'vocabulary_not_found')
  if (!rows[0].is_shareable) throw new AppError('not_shareable')
  return isArticle
    ? { ...nothing, kind: 'article', articleId: id }
    : { ...nothing, kind: 'vocabulary', vocId: id }
}
