import {
  type Columns,
  cast,
  columnsOf,
  columnsOfMatch,
  expr,
  literal,
} from '@wordhoard/database/sql/expressions'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Expression, SelectQueryBuilder, SqlBool, Tables } from '@wordhoard/database/sql/query'
import { isReadableArticle } from '../assignments/readable-article'
import { isReadableVocabulary } from '../assignments/readable-vocabulary'
import { isMarkedDefinition } from '../dictionary/marked-words.queries'
import { type PersonColumns, personJson } from '../profiles/person-json'
import { rosterName } from '../school/roster-name'

type Chat = Pick<Columns<Tables['chat']>, 'school_id'>

/** Whether a viewer is on the staff of a classroom's school; staff see everyone's name in its chat. */
export function isStaffOf(chat: Chat, viewer: Expression<number>): Expression<SqlBool> {
  return expr.exists(
    expr
      .selectFrom('school_member as s')
      .where('s.school_id', '=', chat.school_id)
      .where('s.user_id', '=', viewer)
      .where('s.is_active', '=', expr.lit(true))
      .where('s.role', '<>', literal('student')),
  )
}

/**
 * A chat's author as a viewer sees them. The staff of a classroom's school see its members' names, or the class list's
 * name for a member who has given none. Former members are treated like anyone else.
 */
export function authorJson(author: PersonColumns, chat: Chat, viewer: Expression<number>) {
  const isMember = expr.exists(
    expr
      .selectFrom('school_member as l')
      .where('l.school_id', '=', chat.school_id)
      .where('l.user_id', '=', author.id),
  )
  const isStaff = expr.and([isStaffOf(chat, viewer), isMember])
  return personJson(
    author,
    viewer,
    expr.or([expr(author.id, '=', viewer), isStaff]),
    expr.case().when(isStaff).then(rosterName(author, chat.school_id)).end(),
  )
}

type Source = Tables & { m: Tables['message']; h: Tables['chat'] }

/**
 * Selects messages as a viewer sees them, with the author and, if the viewer may read it, the attachment.
 *
 * @param messages where messages `m` come from, with their chats `h`
 */
export function selectMessages(
  messages: SelectQueryBuilder<Source, 'm' | 'h', unknown>,
  viewer: Expression<number>,
) {
  return messages
    .leftJoin('user_account as u', 'u.id', 'm.user_id')
    .leftJoin('spell as sp', 'sp.id', 'm.spell_id')
    .leftJoin('article as ar', (join) =>
      join.onRef('ar.id', '=', 'm.article_id').on((eb) => isReadableArticle(columnsOf(eb, 'ar'), viewer)),
    )
    .leftJoin('custom_voc as vo', (join) =>
      join.onRef('vo.id', '=', 'm.voc_id').on((eb) => isReadableVocabulary(columnsOf(eb, 'vo'), viewer)),
    )
    .select((eb) => {
      const firstDefinition = eb
        .selectFrom('definition as d')
        .select('d.text')
        .whereRef('d.spell_id', '=', 'sp.id')
        .where((definition) => definition.not(isMarkedDefinition(columnsOf(definition, 'd'))))
        .orderBy('d.ordinal')
        .limit(eb.lit(1))
      const writer = eb.selectFrom('user_account').select('username').whereRef('id', '=', 'ar.user_id')
      const wordCount = eb
        .selectFrom('custom_voc_spell as w')
        .select((w) => w.fn.countAll<number>().as('count'))
        .whereRef('w.user_id', '=', 'vo.user_id')
        .whereRef('w.voc_id', '=', 'vo.id')
      const word = jsonObject({
        kind: literal('word'),
        id: eb.ref('sp.id'),
        title: eb.ref('sp.spell_lower'),
        text: firstDefinition.$asScalar(),
        level: eb.ref('sp.level'),
        word_count: eb.lit(null),
      })
      const article = jsonObject({
        kind: literal('article'),
        id: eb.ref('ar.id'),
        title: eb.ref('ar.title'),
        text: writer.$asScalar(),
        level: eb.ref('ar.level'),
        word_count: eb.ref('ar.word_count'),
      })
      const vocabulary = jsonObject({
        kind: literal('vocabulary'),
        id: eb.ref('vo.id'),
        title: eb.ref('vo.name'),
        text: eb.ref('vo.description'),
        level: eb.lit(null),
        word_count: wordCount.$asScalar(),
      })
      return [
        'm.id',
        'm.chat_id',
        'm.content',
        'm.created_at',
        cast(eb('m.deleted_event_id', 'is not', null), 'bool').as('is_deleted'),
        eb.fn.coalesce(cast(eb('m.user_id', '=', viewer), 'bool'), eb.lit(false)).as('is_me'),
        eb
          .case()
          .when('u.id', 'is not', null)
          .then(authorJson(columnsOfMatch(eb, 'user_account as u'), columnsOf(eb, 'h'), viewer))
          .end()
          .as('author'),
        eb
          .case('m.attachment_kind')
          .when(literal('word'))
          .then(word)
          .when(literal('article'))
          .then(article)
          .when(literal('vocabulary'))
          .then(vocabulary)
          .end()
          .as('attachment'),
      ]
    })
}
