import pg from 'pg'

/** PostgreSQL's numbers of types that are not read as node-postgres reads them. */
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

/** A bigint as a number. @throws RangeError beyond 2^53, where numbers would be other ones */
function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no safe integer`)
  return value
}

const parsers: Readonly<Record<number, Parser>> = {
  [oids.int8]: parseBigint,
  [oids.numeric]: Number,
  // A day has no time and no zone: as a Date it would be another day elsewhere.
  [oids.date]: String,
  [oids.int8Array]: arrayOf(parseBigint),
  [oids.numericArray]: arrayOf(Number),
  [oids.dateArray]: arrayOf(String),
}

/**
 * How typed SQL reads columns: bigint and numeric as numbers, a date as `YYYY-MM-DD`, all others as node-postgres does
 * (timestamptz as Date, json parsed). It goes along with each query, so that Prisma's own queries on the pool are not changed.
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}
