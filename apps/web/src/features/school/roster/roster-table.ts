import { detectSeparator, parseDelimited } from '../../../files/delimited'

/** A class list as read. */
export interface RosterTable {
  readonly rows: readonly (readonly string[])[]
  /** Names of the columns, if the list has a heading row. */
  readonly names: readonly string[]
  readonly width: number
  /** Line number of the first row, from 1. */
  readonly firstLine: number
  /** Whether every row is "Surname, First name", so that the order is reversed. */
  readonly isSurnameFirst: boolean
}

/** The column of each field; null for none. A name may be in two columns. */
export interface RosterColumns {
  readonly name: number | null
  readonly secondName: number | null
  readonly email: number | null
  readonly username: number | null
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Column names in the lists that school software exports, in several languages; letters only, in lower case. */
const columnNames = {
  full: wordSet(
    'name fullname student studentname pupil pupilname learner displayname participant nomcomplet nombrecompleto',
  ),
  first: wordSet('firstname first forename givenname given vorname prénom prenom nombre nome imię имя'),
  last: wordSet(
    'lastname last surname familyname family nachname nom apellido apellidos cognome nazwisko фамилия',
  ),
  email: wordSet('email emailaddress mail studentemail correo courriel почта'),
  username: wordSet('username user login loginname userid benutzername'),
}

/** A separator that occurs in no text. */
const NO_SEPARATOR = '\0'
/**
 * Maximum number of columns searched for names and addresses. No list has more, and each is compared with every row.
 */
const MAX_COLUMNS = 50
/** Number of lines in which a heading row is looked for: a title may come before it. */
const HEADING_SEARCH_LINES = 5

const lettersOf = (field: string) => field.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Reads a class list: a table separated by tabs, semicolons, commas or bars, or one name on each line. */
export function rosterTable(text: string): RosterTable {
  const clean = text.replace(/^\uFEFF/, '')
  const separator = detectSeparator(clean)
  const all = separator === undefined ? linesOf(clean) : parseDelimited(clean, separator)
  // All names on a single line: "Ada, Alan, Grace".
  const [only] = all
  const rows =
    all.length === 1 && only && only.length > 2 && !only.some((field) => field.includes('@'))
      ? only.map((field) => [field])
      : all
  const headingAt = rows.slice(0, HEADING_SEARCH_LINES).findIndex(isHeadingRow)
  const isHeading = headingAt !== -1
  const body = rows.slice(headingAt + 1)
  return {
    rows: body,
    names: rows[headingAt] ?? [],
    width: rows.reduce((width, row) => Math.max(width, row.length), 0),
    firstLine: headingAt + 2,
    isSurnameFirst: separator === ',' && !isHeading && body.every((row) => /^ \p{L}/u.test(row[1] ?? '')),
  }
}

/** Reads one name per line, with or without bullets, numbers and quotes. */
function linesOf(text: string): string[][] {
  return parseDelimited(text, NO_SEPARATOR)
    .map(([line = '']) => [line.replace(/^\s*([-*•–]|\d+[.)])\s+/, '').trim()])
    .filter(([line]) => line !== '')
}

function isHeadingRow(row: readonly string[]): boolean {
  if (row.some((field) => field.includes('@'))) return false
  return row.some((field) => Object.values(columnNames).some((names) => names.has(lettersOf(field))))
}

/** Guesses which columns hold names and addresses, from their headings or otherwise from their content. */
export function guessRosterColumns({ rows, names, width, isSurnameFirst }: RosterTable): RosterColumns {
  const columns = Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, column) => column)
  const findColumn = (kind: keyof typeof columnNames) =>
    columns.find((column) => columnNames[kind].has(lettersOf(names[column] ?? ''))) ?? null
  const share = (column: number, test: (field: string) => boolean) =>
    rows.filter((row) => test((row[column] ?? '').trim())).length / Math.max(1, rows.length)

  const email = findColumn('email') ?? columns.find((column) => share(column, isAddress) >= 0.5) ?? null
  const username = findColumn('username')
  const [full, first, last] = [findColumn('full'), findColumn('first'), findColumn('last')]
  if (first !== null || last !== null) {
    return { name: first ?? last, secondName: first === null ? null : last, email, username }
  }
  if (full !== null) return { name: full, secondName: null, email, username }
  const texts = columns.filter(
    (column) => column !== email && column !== username && share(column, isText) >= 0.5,
  )
  const [firstText = null, secondText = null] = texts
  if (isSurnameFirst && firstText === 0 && secondText === 1)
    return { name: 1, secondName: 0, email, username }
  // If the first column holds whole names, the second one is something else.
  const isFullName = firstText !== null && share(firstText, (field) => field.includes(' ')) >= 0.5
  return { name: firstText, secondName: isFullName ? null : secondText, email, username }
}

const isAddress = (field: string) => field.includes('@')
const isText = (field: string) => /\p{L}/u.test(field) && !field.includes('@')
