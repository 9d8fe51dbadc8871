import { cast, columnsOf } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../assignments/readable-article'

/** Selects the senses of an article that the reader may read; one row without a sense if it has none. */
export const sensesOfReadable = compileStatement((p: Placeholders<{ id: number; userId: number | null }>) =>
  query
    .selectFrom('article as a')
    .leftJoin('article_sense as s', (join) =>
      join.onRef('s.user_id', '=', 'a.user_id').onRef('s.article_id', '=', 'a.id'),
    )
    .leftJoin('definition as d', 'd.id', 's.definition_id')
    .select(['s.offset', 's.form', 'd.spell_id', 's.definition_id'])
    .where('a.id', '=', p.id)
    .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId))
    .orderBy('s.offset'),
)

/** Selects the plain text of the user's own article, and keeps others from changing it until the transaction ends. */
export const lockOwnText = compileStatement((p: Placeholders<{ id: number; userId: number }>) =>
  query
    .selectFrom('article')
    .select('raw_content')
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .forUpdate(),
)

export const definitionWithId = compileStatement((p: Placeholders<{ id: number }>) =>
  query.selectFrom('definition').select('id').where('id', '=', p.id),
)

/** An article and its author. */
interface OwnArticle {
  readonly articleId: number
  readonly userId: number
}

interface Sense extends OwnArticle {
  readonly offset: number
  readonly form: string
  readonly definitionId: number
}

export const writeSense = compileStatement((p: Placeholders<Sense>) =>
  query
    .insertInto('article_sense')
    .values({
      user_id: p.userId,
      article_id: p.articleId,
      offset: p.offset,
      form: p.form,
      definition_id: p.definitionId,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'article_id', 'offset']).doUpdateSet((eb) =>
        setColumns<'article_sense'>({
          form: eb.ref('excluded.form'),
          definition_id: eb.ref('excluded.definition_id'),
        }),
      ),
    ),
)

export const deleteSense = compileStatement((p: Placeholders<OwnArticle & { offset: number }>) =>
  query
    .deleteFrom('article_sense')
    .where('user_id', '=', p.userId)
    .where('article_id', '=', p.articleId)
    .where('offset', '=', p.offset),
)

/** Deletes the senses of an article and returns those to move. */
export const takeSenses = compileStatement((p: Placeholders<OwnArticle>) =>
  query
    .deleteFrom('article_sense')
    .where('user_id', '=', p.userId)
    .where('article_id', '=', p.articleId)
    .returning(['offset', 'form', 'definition_id']),
)

interface Senses extends OwnArticle {
  readonly offsets: readonly number[]
  readonly forms: readonly string[]
  readonly definitionIds: readonly number[]
}

/** Inserts senses of an article. */
export const addSenses = compileStatement((p: Placeholders<Senses>) =>
  insertFrom(
    query,
    'article_sense',
    (db) =>
      db.selectFrom(
        unnest('s', {
          offset: cast(p.offsets, 'int4[]'),
          form: cast(p.forms, 'text[]'),
          definition_id: cast(p.definitionIds, 'int4[]'),
        }),
      ),
    (eb) => ({
      user_id: p.userId,
      article_id: p.articleId,
      offset: eb.ref('s.offset'),
      form: eb.ref('s.form'),
      definition_id: eb.ref('s.definition_id'),
    }),
  ),
)
