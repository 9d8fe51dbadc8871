import { parseDelimited, separatorOf } from '../../../files/delimited'

/** A class list as it was read. */
export interface RosterTable {
  readonly rows: readonly (readonly string[])[]
  /** What the columns are called, where the list says so. */
  readonly names: readonly string[]
  readonly width: number
  /** The first row's place among the lines, from 1. */
  readonly firstLine: number
  /** "Surname, First name" in each row: the order is turned. */
  readonly isTurned: boolean
}

/** Which columns hold what; null for none. A name may stand in two. */
export interface RosterColumns {
  readonly name: number | null
  readonly secondName: number | null
  readonly email: number | null
  readonly username: number | null
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What columns are called in the lists that schools' programs write, in some languages; letters only, in lower case. */
const known = {
  full: words(
    'name fullname student studentname pupil pupilname learner displayname participant nomcomplet nombrecompleto',
  ),
  first: words('firstname first forename givenname given vorname prénom prenom nombre nome imię имя'),
  last: words(
    'lastname last surname familyname family nachname nom apellido apellidos cognome nazwisko фамилия',
  ),
  email: words('email emailaddress mail studentemail correo courriel почта'),
  username: words('username user login loginname userid benutzername'),
}

/** A separator that no text has. */
const NOWHERE = '\0'
/** Columns that are looked through for names and addresses: no list has more, and each is compared with every row. */
const MOST_COLUMNS = 50
/** Lines in which a heading is looked for: a title may stand above it. */
const TOP = 5

const lettersOf = (field: string) => field.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Reads a class list: a table with tabs, semicolons, commas or bars, or one name on each line. */
export function rosterTable(text: string): RosterTable {
  const clean = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(clean)
  const all = separator === undefined ? linesOf(clean) : parseDelimited(clean, separator)
  // "Ada, Alan, Grace" on the only line.
  const [only] = all
  const rows =
    all.length === 1 && only && only.length > 2 && !only.some((field) => field.includes('@'))
      ? only.map((field) => [field])
      : all
  const headingAt = rows.slice(0, TOP).findIndex(isHeadingRow)
  const isHeading = headingAt !== -1
  const body = rows.slice(headingAt + 1)
  return {
    rows: body,
    names: rows[headingAt] ?? [],
    width: rows.reduce((width, row) => Math.max(width, row.length), 0),
    firstLine: headingAt + 2,
    isTurned: separator === ',' && !isHeading && body.every((row) => /^ \p{L}/u.test(row[1] ?? '')),
  }
}

/** One name a line, with or without bullets, numbers and quotes. */
function linesOf(text: string): string[][] {
  return parseDelimited(text, NOWHERE)
    .map(([line = '']) => [line.replace(/^\s*([-*•–]|\d+[.)])\s+/, '').trim()])
    .filter(([line]) => line !== '')
}

function isHeadingRow(row: readonly string[]): boolean {
  if (row.some((field) => field.includes('@'))) return false
  return row.some((field) => Object.values(known).some((names) => names.has(lettersOf(field))))
}

/** The columns that most likely hold names and addresses: by what they are called, else by what is in them. */
export function guessRosterColumns({ rows, names, width, isTurned }: RosterTable): RosterColumns {
  const columns = Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, column) => column)
  const findColumn = (kind: keyof typeof known) =>
    columns.find((column) => known[kind].has(lettersOf(names[column] ?? ''))) ?? null
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
  const [one = null, two = null] = texts
  if (isTurned && one === 0 && two === 1) return { name: 1, secondName: 0, email, username }
  // Whole names in the first one: what follows is something else.
  const isWhole = one !== null && share(one, (field) => field.includes(' ')) >= 0.5
  return { name: one, secondName: isWhole ? null : two, email, username }
}

const isAddress = (field: string) => field.includes('@')
const isText = (field: string) => /\p{L}/u.test(field) && !field.includes('@')
