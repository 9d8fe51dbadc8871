import { type Columns, expr } from '@wordhoard/database/sql/expressions'
import { type AliasedExpression, type Expression, query, type Tables } from '@wordhoard/database/sql/query'
import { stateCode } from '../vocabulary/word-rows'
import { BEGINNING_LENGTH } from './article-rows'

/** Columns of a listed article; `a` is the article, `u` its author. */
export const summaryColumns = [
  'a.id',
  'a.user_id',
  'u.username',
  'a.title',
  'a.access_modifier',
  'a.keywords',
  'a.level',
  'a.word_count',
  'a.created_at',
  'a.updated_at',
] as const

/** Returns the start of an article's plain text, from which its excerpt is made. */
export function beginningOf({
  raw_content,
}: Pick<Columns<Tables['article']>, 'raw_content'>): AliasedExpression<string, 'beginning'> {
  return expr.fn<string>('left', [raw_content, expr.lit(BEGINNING_LENGTH)]).as('beginning')
}

const known = [stateCode('learning'), stateCode('known')]
const unknown = [stateCode('met'), stateCode('new')]

/**
 * Selects how many words of each article the reader knows and how many are new, one row for each article that has any.
 * As in vocabulary/texts/text-states.ts, ignored words aren't counted, and common words count as known unless the
 * reader's vocabulary says otherwise.
 */
export function vocabularyOf(
  articles: AliasedExpression<{ id: number }, 't'>,
  reader: Expression<number | null>,
) {
  return query
    .selectFrom(articles)
    .innerJoin('article_word as w', 'w.article_id', 't.id')
    .leftJoin('main_voc_item as i', (join) =>
      join.on('i.user_id', '=', reader).onRef('i.spell_id', '=', 'w.spell_id'),
    )
    .select((eb) => [
      'w.article_id',
      eb.fn
        .sum<number | null>('w.count')
        .filterWhere('i.state', 'is distinct from', expr.lit(stateCode('ignored')))
        .as('tokens'),
      eb.fn
        .sum<number | null>('w.count')
        .filterWhere((word) =>
          word.or([
            word(
              'i.state',
              'in',
              known.map((code) => word.lit(code)),
            ),
            word.and([word('i.state', 'is', null), word.ref('w.is_common')]),
          ]),
        )
        .as('known'),
      eb.fn
        .countAll<number>()
        .filterWhere((word) =>
          word.or([
            word(
              'i.state',
              'in',
              unknown.map((code) => word.lit(code)),
            ),
            word.and([word('i.state', 'is', null), word.not(word.ref('w.is_common'))]),
          ]),
        )
        .as('new_words'),
    ])
    .groupBy('w.article_id')
}
