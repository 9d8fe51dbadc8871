import type { Card, MessageItem } from '@wordhoard/contracts/chats'
import { isAssignedToText } from '../assignments/assigned-to'
import { personJson } from '../profiles/person-json-text'
import { rosterName } from '../school/roster-name-text'

/** A message as `messageColumns` select it. */
export interface DatabaseMessage {
  readonly id: number
  readonly chat_id: number
  readonly content: string
  readonly created_at: Date
  readonly is_deleted: boolean
  readonly attachment: Card | null
  readonly author: MessageItem['user'] | null
  readonly is_me: boolean
}

/** SQL of whether a viewer is of the staff of a classroom's school, who see everybody's name in its chat. */
export function isStaffOf(chat: string, viewer: string): string {
  return `EXISTS (SELECT FROM classroom r JOIN school_member s ON s.school_id = r.school_id
    WHERE r.id = ${chat}.classroom_id AND s.user_id = ${viewer} AND s.is_active AND s.role <> 'student')`
}

/**
 * SQL of somebody in a chat `h` as a viewer sees them: the staff of a classroom's school see its members' names, and that of
 * the class list for who has told none. Who has left is nobody of theirs any more.
 *
 * @param u alias of their account
 */
export function authorJson(u: string, viewer: string): string {
  const isStaff = `(${isStaffOf('h', viewer)} AND EXISTS (SELECT FROM classroom t JOIN school_member l ON l.school_id = t.school_id
    WHERE t.id = h.classroom_id AND l.user_id = ${u}.id))`
  const listed = rosterName(u, '(SELECT school_id FROM classroom WHERE id = h.classroom_id)')
  return personJson(
    u,
    viewer,
    `(${u}.id = ${viewer} OR ${isStaff})`,
    `CASE WHEN ${isStaff} THEN ${listed} END`,
  )
}

/** SQL of whether a viewer may read an article or a vocabulary: a public or an own one, or one set for a class of theirs. */
function readable(table: string, viewer: string, column: 'article_id' | 'voc_id'): string {
  return `(${table}.access_modifier = 'public' OR ${table}.user_id = ${viewer} OR ${isAssignedToText(viewer, column, `${table}.id`)})`
}

/** Columns of a message `m` of a chat `h` as a viewer sees it; `viewer` is SQL. Needs `messageJoins` of the same viewer. */
export function messageColumns(viewer: string): string {
  return `m.id::float8 AS id, m.chat_id, m.content, m.created_at, m.deleted_event_id IS NOT NULL AS is_deleted,
    coalesce(m.user_id = ${viewer}, false) AS is_me,
    CASE WHEN u.id IS NOT NULL THEN ${authorJson('u', viewer)} END AS author,
    CASE m.attachment_kind
      WHEN 'word' THEN jsonb_build_object('kind', 'word', 'id', sp.id, 'title', sp.spell_lower, 'text',
        (SELECT d.text FROM definition d WHERE d.spell_id = sp.id ORDER BY d.ordinal LIMIT 1),
        'level', sp.level, 'word_count', NULL)
      WHEN 'article' THEN jsonb_build_object('kind', 'article', 'id', ar.id, 'title', ar.title,
        'text', (SELECT username FROM user_account WHERE id = ar.user_id), 'level', ar.level,
        'word_count', ar.word_count)
      WHEN 'vocabulary' THEN jsonb_build_object('kind', 'vocabulary', 'id', vo.id, 'title', vo.name,
        'text', vo.description, 'level', NULL,
        'word_count', (SELECT count(*) FROM custom_voc_spell w WHERE w.voc_id = vo.id))
    END AS attachment`
}

/** Joins of what a message refers to, as far as the viewer may read it. */
export function messageJoins(viewer: string): string {
  return `LEFT JOIN user_account u ON u.id = m.user_id
    LEFT JOIN spell sp ON sp.id = m.spell_id
    LEFT JOIN article ar ON ar.id = m.article_id AND ${readable('ar', viewer, 'article_id')}
    LEFT JOIN custom_voc vo ON vo.id = m.voc_id AND ${readable('vo', viewer, 'voc_id')}`
}

const deletedUser = {
  id: null,
  username: null,
  first_name: 'Deleted user',
  last_name: '',
  avatarId: null,
} as const

export function presentedMessage(row: DatabaseMessage): MessageItem {
  const { id, content, created_at, is_deleted, attachment, author, is_me } = row
  // An article's card without a readable article counts no words of it.
  const card = attachment && attachment.id === null ? { ...attachment, word_count: null } : attachment
  return {
    message: { id, content, created_at: created_at.toISOString(), is_deleted, attachment: card },
    user: author ?? deletedUser,
    is_me,
  }
}

/** Somebody in a chat, or who they were. */
export function presentedUser(author: MessageItem['user'] | null): MessageItem['user'] {
  return author ?? deletedUser
}
