import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import {
  type AliasedExpression,
  type Expression,
  query,
  type Selectable,
  type SqlBool,
  type Tables,
} from '@wordhoard/database/sql/query'
import { isFitWord } from '../dictionary/marked-words.queries'

/** Values of the column `state`. */
const states = { met: 0, new: 1, known: 3 } as const

type Assigned = Pick<
  Selectable<Tables['set_work']>,
  'id' | 'article_id' | 'voc_id' | 'owner_id' | 'created_at'
>

/**
 * Selects the words of assignments, for a student’s own eyes. Common words of a text count as known unless the student's
 * vocabulary says otherwise, as in coverage (articles/article-rows.queries.ts). Words without a sense that is fit for a
 * class aren't set.
 */
export function wordsOf(assigned: AliasedExpression<Assigned, 't'>) {
  return query
    .selectFrom(assigned)
    .innerJoin('article_word as w', (join) =>
      join.onRef('w.user_id', '=', 't.owner_id').onRef('w.article_id', '=', 't.article_id'),
    )
    .select(['t.id as assignment_id', 'w.spell_id', 'w.is_common'])
    .select((eb) => cast(eb.lit(null), 'timestamptz').as('set_at'))
    .where((eb) => isFitWord(columnsOf(eb, 'w')))
    .unionAll(listWordsOf(assigned))
}

/**
 * Selects the words of assigned lists. These alone are what staff see of a student's vocabulary: the words of a text
 * weren't set to be learnt, and what a student did with them is private.
 */
export function listWordsOf(assigned: AliasedExpression<Assigned, 't'>) {
  return query
    .selectFrom(assigned)
    .innerJoin('custom_voc_spell as w', (join) =>
      join.onRef('w.user_id', '=', 't.owner_id').onRef('w.voc_id', '=', 't.voc_id'),
    )
    .select((eb) => [
      't.id as assignment_id',
      'w.spell_id',
      eb.lit<boolean>(false).as('is_common'),
      eb.ref('t.created_at').$castTo<Date | null>().as('set_at'),
    ])
    .where((eb) => isFitWord(columnsOf(eb, 'w')))
}

/** A word of an assignment. For one of a list, practice counts from when it was set. */
type Word = Readonly<Record<'is_common', Expression<boolean>>> &
  Readonly<Record<'set_at', Expression<Date | null>>>
/** The same word in a student's vocabulary; nulls if it isn't there. */
type Item = Readonly<Record<'repeat_count' | 'state', Expression<number | null>>> &
  Readonly<Record<'last_repeated_at', Expression<Date | null>>>

function isPractised({ set_at }: Pick<Word, 'set_at'>, item: Item): Expression<SqlBool> {
  return expr.and([
    expr(item.repeat_count, '>', expr.lit(0)),
    expr.or([expr(set_at, 'is', null), expr(item.last_repeated_at, '>=', set_at)]),
  ])
}

function isKnown({ is_common }: Word, { state }: Item): Expression<SqlBool> {
  return expr.or([expr(state, '=', expr.lit(states.known)), expr.and([expr(state, 'is', null), is_common])])
}

/** Returns whether a student doesn't know a word yet. An ignored word is neither known nor unknown. */
export function isUnknown(
  { is_common }: Pick<Word, 'is_common'>,
  { state }: Pick<Item, 'state'>,
): Expression<SqlBool> {
  return expr.or([
    expr(state, 'in', [expr.lit(states.met), expr.lit(states.new)]),
    expr.and([expr(state, 'is', null), expr.not(is_common)]),
  ])
}

function countWhere(condition: Expression<SqlBool>) {
  return expr.fn.countAll<number>().filterWhere(condition)
}

/** Counts a student's practised, retained, known and unknown words. */
export function wordCounts(word: Word, item: Item) {
  return [
    countWhere(isPractised(word, item)).as('practised'),
    countWhere(expr.and([expr(item.state, '=', expr.lit(states.known)), isPractised(word, item)])).as(
      'retained',
    ),
    countWhere(isKnown(word, item)).as('known'),
    countWhere(isUnknown(word, item)).as('unknown'),
  ] as const
}

/** Returns whether a student has practised a word or knows it; null if the word isn't in their vocabulary. */
export function isPractisedOrKnown(word: Word, item: Item): Expression<SqlBool> {
  return expr.or([isPractised(word, item), isKnown(word, item)])
}

/** Counts the words that a student has practised or knows. */
export function countPractisedOrKnown(word: Word, item: Item) {
  return countWhere(isPractisedOrKnown(word, item))
}

/** Counts the different words that a student looked up while reading an article. */
export function countLookUps(
  student: Expression<number>,
  article: Readonly<Record<'id', Expression<number | null>>>,
): Expression<number> {
  return query
    .selectFrom('encounter as e')
    .select((eb) => eb.fn.count<number>('e.spell_id').distinct().as('count'))
    .where('e.user_id', '=', student)
    .where('e.was_looked_up', '=', expr.lit(true))
    .where('e.article_id', '=', article.id)
    .$asScalar()
    .$notNull()
}
