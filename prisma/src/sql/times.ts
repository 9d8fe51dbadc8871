import { type AliasableExpression, type Expression, sql } from 'kysely'
import { expr } from './expressions'

/** The time at which the transaction began. */
export const now = expr.fn<Date>('now')

/** Returns the time that many seconds before the transaction began. */
export function secondsAgo(seconds: number): AliasableExpression<Date> {
  return sql`now() - make_interval(secs => ${sql.lit(seconds)})`
}

/** Returns the time that many seconds after a time. */
export function secondsAfter(time: Expression<Date>, seconds: Expression<number>): AliasableExpression<Date> {
  return sql`${time} + make_interval(secs => ${seconds})`
}

/** Returns the time that many calendar days after a time. */
export function daysAfter(time: Expression<Date>, days: Expression<number>): AliasableExpression<Date> {
  return sql`${time} + make_interval(days => ${days})`
}

/** Returns the time that many calendar days before the transaction began. */
export function daysAgo(days: number): AliasableExpression<Date> {
  return sql`now() - make_interval(days => ${sql.lit(days)})`
}

/** Returns the date that many days before today. */
export function dateDaysAgo(days: number): AliasableExpression<string> {
  return sql`current_date - ${sql.lit(days)}`
}

/** Returns the number of seconds between two times, with fractions. */
export function secondsBetween(from: Expression<Date>, to: Expression<Date>): AliasableExpression<number> {
  return sql`extract(epoch from ${to} - (${from}))`
}
