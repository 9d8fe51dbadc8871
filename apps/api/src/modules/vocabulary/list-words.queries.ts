import { type WordState, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { marks, stateCode } from '../../lib/words/word-state-codes'
import { isDue, rowColumns } from './word.queries'
import type { WordSort } from './word-rows'

/** The filters of a list of words. */
export interface ListFilters {
  readonly bySearch: boolean
  readonly byPriority: boolean
  readonly byState: boolean
  readonly isDue: boolean
  /** Only words that the user has saved or marked. */
  readonly isSaved: boolean
}

interface FilterValues {
  readonly userId: number
  readonly search: string
  readonly priorities: readonly number[]
  readonly states: readonly number[]
}

function selectItems(filters: ListFilters, p: Placeholders<FilterValues>) {
  return query
    .selectFrom('main_voc_item as i')
    .where('i.user_id', '=', p.userId)
    .$if(filters.bySearch, (items) =>
      items.where((eb) => eb(eb.fn<number>('strpos', ['i.spell_lower', p.search]), '>', eb.lit(0))),
    )
    .$if(filters.byPriority, (items) =>
      items.where((eb) => eb('i.priority', '=', eb.fn.any(cast(p.priorities, 'int4[]')))),
    )
    .$if(filters.byState, (items) =>
      items.where((eb) => eb('i.state', '=', eb.fn.any(cast(p.states, 'int4[]')))),
    )
    .$if(filters.isDue, (items) => items.where((eb) => isDue(columnsOf(eb, 'i'))))
    .$if(filters.isSaved, (items) => items.where((eb) => eb('i.mark', '<>', eb.lit(marks.met))))
}

const sortedBy = {
  spell_id: 'i.spell_lower',
  priority: 'i.priority',
  score: 'i.score',
  repeat_count: 'i.repeat_count',
  id: 'i.id',
} as const

interface PageShape {
  readonly filters: ListFilters
  readonly sorts: readonly WordSort[]
}

function sortItems({ filters, sorts }: PageShape, p: Placeholders<FilterValues>) {
  return sorts.reduce(
    (items, { column, direction }) => items.orderBy(sortedBy[column], direction),
    selectItems(filters, p),
  )
}

/** A page of a user's words. */
export const wordsPage = compileStatements(
  ({ filters, sorts }: PageShape, p: Placeholders<FilterValues & { limit: number; offset: number }>) =>
    sortItems({ filters, sorts }, p)
      .select([...rowColumns, 'note'])
      .limit(p.limit)
      .offset(p.offset),
)

/** A time as `Date.toISOString` writes it. */
function isoTime(time: Expression<Date | null>) {
  return sql<string | null>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A score without the noise of single precision, as `roundScore` rounds it. */
function roundColumn(score: Expression<number | null>) {
  return sql<number | null>`round(${score}::numeric, 4)::float8`
}

/**
 * A page of a user's words with the totals, as the JSON of the answer: so the server neither parses the rows nor writes
 * them again.
 */
export const wordsPageJson = compileStatements(
  (shape: PageShape, p: Placeholders<FilterValues & { limit: number; offset: number }>) => {
    const isFiltered = Object.values(shape.filters).includes(true)
    // Only the rows of the page are written as JSON, not all that are sorted.
    const items = sortItems(shape, p)
      .select([...rowColumns, 'note'])
      .limit(p.limit)
      .offset(p.offset)
    const page = query.selectFrom(items.as('i')).select((eb) => [
      'i.id',
      'i.spell_id',
      'i.spell_lower',
      'i.priority',
      roundColumn(eb.ref('i.score')).as('score'),
      'i.streak',
      'i.repeat_count',
      isoTime(eb.ref('i.added_at')).as('added_at'),
      isoTime(eb.ref('i.last_repeated_at')).as('last_repeated_at'),
      isoTime(eb.ref('i.next_repeated_at')).as('next_repeated_at'),
      wordStates
        .reduce(
          (states, state) => states.when('i.state', '=', eb.lit(stateCode(state))).then(literal(state)),
          eb
            .case()
            .when('i.state', 'is', null)
            .then(null as WordState | null),
        )
        .end()
        .as('state'),
      'i.note',
    ])
    const matching = selectItems(shape.filters, p).select((eb) => eb.fn.countAll<number>().as('count'))
    return query
      .selectFrom('main_voc_item as t')
      .select((eb) => {
        const words = eb.fn.countAll<number>()
        const score = eb.fn.coalesce(eb.fn.sum<number>(cast(eb.ref('t.score'), 'float8')), eb.lit(0))
        const list = query
          .selectFrom(page.as('row'))
          .select(sql<unknown>`coalesce(json_agg(${sql.ref('row')}), '[]')`.as('rows'))
        return sql<string>`json_build_object(
          'vocabulary', ${list},
          'stat', json_build_object('total_words', ${words}, 'total_score', ${roundColumn(score)}),
          'found', ${isFiltered ? matching : words})::text`.as('json')
      })
      .where('t.user_id', '=', p.userId)
  },
)

/** Number of a user's words that match the filters. */
export const countWords = compileStatements((filters: ListFilters, p: Placeholders<FilterValues>) =>
  selectItems(filters, p).select((eb) => eb.fn.countAll<number>().as('count')),
)

/** Number of a user's words, and the sum of their scores. */
export const totals = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item')
    .select((eb) => [
      eb.fn.countAll<number>().as('total_words'),
      eb.fn.coalesce(eb.fn.sum<number>(cast(eb.ref('score'), 'float8')), eb.lit(0)).as('total_score'),
    ])
    .where('user_id', '=', p.userId),
)

/** Number of words and sum of scores for each state, and how many of the words are due. */
export const totalsByState = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item as i')
    .select((eb) => [
      'i.state',
      eb.fn.countAll<number>().as('words'),
      eb.fn.sum<number>(cast(eb.ref('i.score'), 'float8')).as('score'),
      eb.fn
        .countAll<number>()
        .filterWhere((item) => isDue(columnsOf(item, 'i')))
        .as('due'),
      eb.fn
        .countAll<number>()
        .filterWhere((item) => item('i.mark', '<>', item.lit(marks.met)))
        .as('saved'),
    ])
    .where('i.user_id', '=', p.userId)
    .groupBy('i.state'),
)

const MAX_LOWEST_SCORED = 20

/** A user's words with the lowest scores. */
export const lowestScoredWords = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item as i')
    .select(rowColumns)
    .where('i.user_id', '=', p.userId)
    .orderBy('i.score')
    .orderBy('i.id')
    .limit(expr.lit(MAX_LOWEST_SCORED)),
)
