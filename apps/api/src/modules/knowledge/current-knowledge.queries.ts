import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type AliasableExpression, type Expression, query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { languageOf } from '../../lib/first-language/first-language.queries'
import { marks } from '../../lib/words/word-state-codes'

/** Hashes a number together with another one. */
function hash(value: Expression<number>, seed: Expression<number>): Expression<number> {
  return expr.fn<number>('hashint8extended', [cast(value, 'int8'), cast(seed, 'int8')])
}

/** Returns a time in seconds since 1970, as a float, which costs a third of `extract`, a decimal number. */
function secondsOf(time: Expression<Date>): Expression<number> {
  return expr.fn<number>('date_part', [literal('epoch'), time])
}

/** Hashes a time together with a number. */
function hashTime(time: Expression<Date>, seed: Expression<number>): Expression<number> {
  return expr.fn<number>('hashfloat8extended', [secondsOf(time), cast(seed, 'int8')])
}

/** Returns number and sum of the hashes of rows, which differ when a row is added, removed or changed. */
function sumOf(hashes: Expression<number>): AliasableExpression<string> {
  return sql<string>`count(*) || ':' || coalesce(sum(${hashes}), 0)`
}

/**
 * Returns the number of a learner's answers that count and the newest id, which differ when one is added or undone: ids
 * rise. Both come from indexes alone, since a learner's log is long and its rows lie far apart.
 */
function answersOf(userId: Expression<number>): AliasableExpression<string> {
  const answers = expr.selectFrom('answer_log as l').where('l.user_id', '=', userId)
  const count = answers.select((l) => l.fn.countAll<number>().as('count')).where('l.undone_at', 'is', null)
  const newest = answers.select((l) => l.fn.max('l.id').as('id'))
  return sql<string>`${count} || ':' || coalesce(${newest}, 0)`
}

/** The learner's said level, and what was computed of them. */
const computedColumns = [
  'u.said_level',
  'k.ability',
  'k.variance',
  'k.evidence',
  'k.known_at',
  'k.fingerprint',
  'k.offsets',
] as const

/**
 * A learner's language and level, what was computed of them, and hashes of all evidence that there is now. Counting up
 * at each change would be cheaper, but there are twenty places that change words, and each may also be undone.
 */
export const storedKnowledge = prepareStatement('stored-knowledge', (p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('user_account as u')
    .leftJoin('knowledge as k', 'k.user_id', 'u.id')
    .select((eb) => [
      languageOf(columnsOf(eb, 'u')).as('language'),
      ...computedColumns,
      answersOf(p.userId).as('answers'),
      // Of columns of one index alone: encounters lie far apart.
      eb
        .selectFrom('encounter as e')
        .select((e) => sumOf(hashTime(e.ref('e.met_at'), e.ref('e.spell_id'))).as('hash'))
        .where('e.user_id', '=', p.userId)
        .where('e.was_looked_up', '=', expr.lit(true))
        .as('look_ups'),
      eb
        .selectFrom('main_voc_item as i')
        .select((i) =>
          sumOf(
            hashTime(i.ref('i.added_at'), i(i(i.ref('i.spell_id'), '*', i.lit(4)), '+', i.ref('i.mark'))),
          ).as('hash'),
        )
        .where('i.user_id', '=', p.userId)
        .where('i.mark', 'in', [expr.lit(marks.new), expr.lit(marks.known)])
        .as('items'),
      eb
        .selectFrom('word_override as o')
        .select((o) =>
          sumOf(
            hashTime(
              o.ref('o.at'),
              o(o(o.ref('o.spell_id'), '*', o.lit(2)), '+', cast(o.ref('o.known'), 'int4')),
            ),
          ).as('hash'),
        )
        .where('o.user_id', '=', p.userId)
        .as('overrides'),
      eb
        .selectFrom('passed_word as w')
        .select((w) => sumOf(hash(w.ref('w.spell_id'), cast(w.ref('w.day_count'), 'int8'))).as('hash'))
        .where('w.user_id', '=', p.userId)
        .as('passed'),
      eb
        .selectFrom('placement as t')
        .select((t) =>
          sumOf(
            t.fn<number>('hashtextextended', [
              cast(t.ref('t.answers'), 'text'),
              cast(t(secondsOf(t.fn.coalesce('t.finished_at', 't.started_at')), '*', t.lit(1000)), 'int8'),
            ]),
          ).as('hash'),
        )
        .where('t.user_id', '=', p.userId)
        .as('placements'),
      eb
        .selectFrom('class_test_answer as c')
        .select((c) => sumOf(hashTime(c.ref('c.answered_at'), c.ref('c.spell_id'))).as('hash'))
        .where('c.user_id', '=', p.userId)
        .as('tests'),
    ])
    .where('u.id', '=', p.userId),
)

/** What was last computed of a learner, and their language and level, without looking at the evidence. */
export const latestKnowledgeRow = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('user_account as u')
    .innerJoin('knowledge as k', 'k.user_id', 'u.id')
    .select((eb) => [languageOf(columnsOf(eb, 'u')).as('language'), ...computedColumns])
    .where('u.id', '=', p.userId),
)

interface KnowledgeValues {
  readonly userId: number
  readonly ability: number
  readonly variance: number
  readonly evidence: number
  readonly knownAt: Date | null
  readonly fingerprint: string
  readonly offsets: Buffer
  readonly computedAt: Date
}

/** Writes what is thought of a learner. */
export const writeKnowledge = compileStatement((p: Placeholders<KnowledgeValues>) =>
  query
    .insertInto('knowledge')
    .values({
      user_id: p.userId,
      ability: p.ability,
      variance: p.variance,
      evidence: p.evidence,
      known_at: p.knownAt,
      fingerprint: p.fingerprint,
      offsets: p.offsets,
      computed_at: p.computedAt,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) =>
        setColumns<'knowledge'>({
          ability: eb.ref('excluded.ability'),
          variance: eb.ref('excluded.variance'),
          evidence: eb.ref('excluded.evidence'),
          known_at: eb.ref('excluded.known_at'),
          fingerprint: eb.ref('excluded.fingerprint'),
          offsets: eb.ref('excluded.offsets'),
          computed_at: eb.ref('excluded.computed_at'),
          curve: eb.ref('excluded.curve'),
        }),
      ),
    ),
)

/** The stored curve, if it belongs to the evidence that there is now. */
export const storedCurve = compileStatement((p: Placeholders<{ userId: number; fingerprint: string }>) =>
  query
    .selectFrom('knowledge')
    .select('curve')
    .where('user_id', '=', p.userId)
    .where('fingerprint', '=', p.fingerprint)
    .where('curve', 'is not', null),
)

/** Writes the curve, unless the evidence has changed meanwhile. Its value is JSON. */
export const writeCurve = compileStatement(
  (p: Placeholders<{ userId: number; fingerprint: string; curve: string }>) =>
    query
      .updateTable('knowledge')
      .set(setColumns<'knowledge'>({ curve: p.curve }))
      .where('user_id', '=', p.userId)
      .where('fingerprint', '=', p.fingerprint),
)
