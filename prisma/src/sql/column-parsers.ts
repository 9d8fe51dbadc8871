import pg from 'pg'

/** OIDs of PostgreSQL types that are parsed differently from node-postgres. */
const oids = {
  int8: 20,
  numeric: 1700,
  date: 1082,
  int8Array: 1016,
  numericArray: 1231,
  dateArray: 1182,
  textArray: 1009,
}

type Parser = (text: string) => unknown

const textArray = pg.types.getTypeParser(oids.textArray, 'text') as (text: string) => (string | null)[]

function arrayOf(parser: Parser): Parser {
  return (text) => textArray(text).map((element) => (element === null ? null : parser(element)))
}

/** Parses a bigint as a number. @throws RangeError beyond 2^53, where numbers are no longer exact */
function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

const parsers: Readonly<Record<number, Parser>> = {
  [oids.int8]: parseBigint,
  [oids.numeric]: Number,
  // A date has no time and no zone: as a Date it would be another day in some time zones.
  [oids.date]: String,
  [oids.int8Array]: arrayOf(parseBigint),
  [oids.numericArray]: arrayOf(Number),
  [oids.dateArray]: arrayOf(String),
}

/**
 * Parsers of typed SQL: bigint and numeric become numbers, a date becomes `YYYY-MM-DD`, all others are as in
 * node-postgres (timestamptz as Date, json parsed). They are passed with each query, so that Prisma's own queries on
 * the pool don't change.
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}
