import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import {
  type AliasedExpression,
  type Expression,
  type QueryCreator,
  query,
  type Selectable,
  type Tables,
} from '@wordhoard/database/sql/query'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { marks, stateCode } from '../../lib/words/word-state-codes'
import { isFitWord } from '../dictionary/marked-words.queries'
import { SAVED_PRIORITY } from '../vocabulary/word-rows'
import { isPractisable } from './practisable.queries'

/** Maximum number of words of each kind that are sorted: of a queue of thousands, only the head is needed. */
const MAX_CANDIDATES = 300

const columns = [
  'spell_id',
  'spell_lower',
  'priority',
  'score',
  'state',
  'repeat_count',
  'met_count',
  'lookup_count',
  'last_repeated_at',
  'next_repeated_at',
  'stability',
  'difficulty',
  'phase',
  'step',
  'lapses',
] as const

type Item = Pick<Selectable<Tables['main_voc_item']>, (typeof columns)[number] | 'mark' | 'let_go_at'> & {
  readonly is_own: boolean
}

/** A user's words as candidates. */
function ownItems(p: Placeholders<{ userId: number }>): AliasedExpression<Item, 'i'> {
  return query
    .selectFrom('main_voc_item')
    .select([...columns, 'mark', 'let_go_at', cast(expr.lit(true), 'bool').as('is_own')])
    .where('user_id', '=', p.userId)
    .as('i')
}

/** The words of a custom vocabulary as candidates; those not in the learner's main vocabulary count as saved. */
function itemsOfVocabulary(
  p: Placeholders<{ userId: number; vocId: number; ownerId: number }>,
): AliasedExpression<Item, 'i'> {
  return query
    .selectFrom('custom_voc_spell as w')
    .leftJoin('main_voc_item as m', (join) =>
      join.on('m.user_id', '=', p.userId).onRef('m.spell_id', '=', 'w.spell_id'),
    )
    .select((eb) => [
      'w.spell_id',
      'w.spell_lower',
      eb.fn.coalesce('m.priority', eb.lit(SAVED_PRIORITY)).as('priority'),
      eb.fn.coalesce('m.mark', eb.lit(marks.new)).as('mark'),
      'm.let_go_at',
      eb.fn.coalesce('m.score', eb.lit(0)).as('score'),
      eb.fn.coalesce('m.state', eb.lit(1)).as('state'),
      eb.fn.coalesce('m.repeat_count', eb.lit(0)).as('repeat_count'),
      eb.fn.coalesce('m.met_count', eb.lit(0)).as('met_count'),
      eb.fn.coalesce('m.lookup_count', eb.lit(0)).as('lookup_count'),
      'm.last_repeated_at',
      'm.next_repeated_at',
      'm.stability',
      'm.difficulty',
      eb.fn.coalesce('m.phase', eb.lit(0)).as('phase'),
      eb.fn.coalesce('m.step', eb.lit(0)).as('step'),
      eb.fn.coalesce('m.lapses', eb.lit(0)).as('lapses'),
      cast(eb('m.spell_id', 'is not', null), 'bool').as('is_own'),
    ])
    .where('w.user_id', '=', p.ownerId)
    .where('w.voc_id', '=', p.vocId)
    .as('i')
}

/** The items that may be practised. */
function practisable(items: AliasedExpression<Item, 'i'>) {
  return query
    .selectFrom(items)
    .select([...columns, 'is_own'])
    .where((eb) => isPractisable(columnsOf(eb, 'i')))
}

type Part = Omit<Item, 'mark' | 'let_go_at'>

/** Maximum number of candidates that aren't due: none if enough are due. */
function mostOthers(
  db: QueryCreator<Tables & { due: Part }>,
  enough: Expression<number>,
): Expression<number> {
  const due = db.selectFrom('due').select((eb) => eb.fn.countAll<number>().as('count'))
  return mostIfFewer(due.$asScalar().$notNull(), enough)
}

/** Maximum number of candidates that the learner has only met: none if enough are due or saved. */
function mostMet(
  db: QueryCreator<Tables & { due: Part; saved: Part }>,
  enough: Expression<number>,
): Expression<number> {
  const due = db.selectFrom('due').select((eb) => eb.fn.countAll<number>().as('count'))
  const saved = db.selectFrom('saved').select((eb) => eb.fn.countAll<number>().as('count'))
  return mostIfFewer(expr(due.$asScalar().$notNull(), '+', saved.$asScalar().$notNull()), enough)
}

function mostIfFewer(count: Expression<number>, enough: Expression<number>): Expression<number> {
  return expr
    .case()
    .when(expr(count, '<', enough))
    .then(expr.lit(MAX_CANDIDATES))
    .else(expr.lit(0))
    .end()
}

/**
 * Candidates among practisable items: due words by priority and by how overdue they are. If fewer than `enough` are
 * due, also saved words never practised, by priority, frequency and look-ups, and the words due next. Words that were
 * only met while reading come in when even the saved ones are too few. Each part uses an index of its own.
 */
function candidates(items: AliasedExpression<Item, 'i'>, enough: Expression<number>) {
  const parts = query
    .with('due', () =>
      practisable(items)
        .where('repeat_count', '>', expr.lit(0))
        .where('next_repeated_at', '<=', now)
        .orderBy('priority', 'desc')
        .orderBy('next_repeated_at')
        .limit(expr.lit(MAX_CANDIDATES)),
    )
    .with('ahead', (db) =>
      practisable(items)
        .where('repeat_count', '>', expr.lit(0))
        .where('next_repeated_at', '>', now)
        .orderBy('priority', 'desc')
        .orderBy('next_repeated_at')
        .limit(mostOthers(db, enough)),
    )
    .with('saved', (db) =>
      practisable(items)
        .where('state', '=', expr.lit(stateCode('new')))
        .orderBy('priority', 'desc')
        .orderBy('spell_id')
        .limit(mostOthers(db, enough)),
    )
    .with('met', (db) =>
      practisable(items)
        .where('repeat_count', '=', expr.lit(0))
        .where('state', '=', expr.lit(stateCode('met')))
        .orderBy('priority', 'desc')
        .orderBy('spell_id')
        .limit(mostMet(db, enough)),
    )
    .with('looked_up', (db) =>
      practisable(items)
        .where('repeat_count', '=', expr.lit(0))
        .where('lookup_count', '>', expr.lit(0))
        .orderBy('lookup_count', 'desc')
        .limit(mostOthers(db, enough)),
    )
  return parts
    .selectFrom('due')
    .selectAll()
    .unionAll((eb) => eb.selectFrom('ahead').selectAll())
    .unionAll((eb) =>
      eb.parens(
        eb
          .selectFrom('saved')
          .selectAll()
          .union(eb.selectFrom('met').selectAll())
          .union(eb.selectFrom('looked_up').selectAll()),
      ),
    )
}

/** Words of the learner's main vocabulary to practise. */
export const candidatesOfUser = prepareStatement(
  'learn-practice',
  (p: Placeholders<{ userId: number; enough: number }>) => candidates(ownItems(p), p.enough),
)

/** Words of a custom vocabulary to practise. */
export const candidatesOfVocabulary = prepareStatement(
  'learn-practice-of',
  (p: Placeholders<{ userId: number; enough: number; vocId: number; ownerId: number }>) =>
    candidates(itemsOfVocabulary(p), p.enough),
)

/** Maximum number of met words that are read when the first ones are known. */
const MORE_CANDIDATES = 3000

/** Words that the learner has only met, many more than `candidatesOfUser`, because the commonest are surely known. */
export const moreMetWords = compileStatement((p: Placeholders<{ userId: number }>) =>
  practisable(ownItems(p))
    .where('repeat_count', '=', expr.lit(0))
    .where('state', '=', expr.lit(stateCode('met')))
    .orderBy('priority', 'desc')
    .orderBy('spell_id')
    .limit(expr.lit(MORE_CANDIDATES)),
)

interface KnownWordValues {
  readonly userId: number
  /** A vocabulary and its owner; null for the words of all. */
  readonly vocId: number | null
  readonly ownerId: number | null
}

/**
 * Words that the learner has marked as known, or that practice let go, all or those of one vocabulary; used only when there
 * are no others.
 */
export const knownWords = compileStatement((p: Placeholders<KnownWordValues>) =>
  query
    .selectFrom(ownItems(p))
    .select([...columns, 'is_own'])
    .where('priority', '>', expr.lit(0))
    .where((eb) => eb.or([eb('mark', '=', expr.lit(marks.known)), eb('let_go_at', 'is not', null)]))
    .where((eb) => isFitWord(columnsOf(eb, 'i')))
    .where((eb) =>
      eb.or([
        eb(cast(p.vocId, 'int4'), 'is', null),
        eb.exists(
          eb
            .selectFrom('custom_voc_spell as w')
            .where('w.user_id', '=', cast(p.ownerId, 'int4'))
            .where('w.voc_id', '=', cast(p.vocId, 'int4'))
            .whereRef('w.spell_id', '=', 'i.spell_id'),
        ),
      ]),
    )
    .orderBy('next_repeated_at', (order) => order.asc().nullsFirst())
    .orderBy('spell_id')
    .limit(expr.lit(MAX_CANDIDATES)),
)
