import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { marks } from '../../lib/words/word-state-codes'
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

/** A page of a user's words. */
export const wordsPage = compileStatements(
  ({ filters, sorts }: PageShape, p: Placeholders<FilterValues & { limit: number; offset: number }>) =>
    sorts
      .reduce(
        (items, { column, direction }) => items.orderBy(sortedBy[column], direction),
        selectItems(filters, p),
      )
      .select([...rowColumns, 'note'])
      .limit(p.limit)
      .offset(p.offset),
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
