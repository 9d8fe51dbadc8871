import { email as emailRules } from '@wordhoard/contracts/fields/fields'
import { MAX_LABEL_LENGTH } from '@wordhoard/contracts/invitations'
import * as z from 'zod/mini'
import { rosterProblemMessages } from './messages'
import type { RosterColumns, RosterTable } from './roster-table'

/** A student in a class list. */
export interface RosterLine {
  /** Line number in the list, from 1, counting the heading row. */
  readonly line: number
  /** Label printed beside the code. */
  readonly label: string
  readonly email: string | undefined
  /** Problems and oddities of the line, as sentences. */
  readonly problems: readonly string[]
  /** Whether the line gets no code unless the user ticks it. */
  readonly isLeftOut: boolean
}

/**
 * Returns the students of a class list, each with the problems of its line. Minor problems don't exclude a line: a
 * wrong address only means that nothing is mailed.
 */
export function rosterLines(table: RosterTable, columns: RosterColumns): RosterLine[] {
  const names = new Map<string, number>()
  const addresses = new Map<string, number>()
  return table.rows.map((row, index) => {
    const line = table.firstLine + index
    const at = (column: number | null) => (column === null ? '' : cleanField(row[column] ?? ''))
    const problems: string[] = []

    const typed = at(columns.email)
    const parsed = typed === '' ? undefined : z.safeParse(emailRules, typed)
    const email = parsed?.success ? parsed.data : undefined
    if (parsed && !parsed.success) problems.push(rosterProblemMessages.invalidEmail(typed))
    const sameAddressLine = email === undefined ? undefined : addresses.get(email)
    if (email !== undefined && sameAddressLine === undefined) addresses.set(email, line)
    if (sameAddressLine !== undefined) problems.push(rosterProblemMessages.sameEmail(sameAddressLine))

    const name = [at(columns.name), at(columns.secondName)].filter(Boolean).join(' ')
    const username = at(columns.username)
    const label = labelOf(name, username) || (email ?? '')
    const isNameless = label === ''
    if (isNameless) problems.push(rosterProblemMessages.noName)
    else if (name === '' && username === '') problems.push(rosterProblemMessages.emailAsName)
    if (label.length > MAX_LABEL_LENGTH) problems.push(rosterProblemMessages.nameCut(MAX_LABEL_LENGTH))
    const sameNameLine = isNameless ? undefined : names.get(label.toLowerCase())
    if (sameNameLine !== undefined && sameAddressLine === undefined)
      problems.push(rosterProblemMessages.sameName(sameNameLine))
    if (!isNameless && sameNameLine === undefined) names.set(label.toLowerCase(), line)

    return {
      line,
      label: truncateLabel(label),
      email: sameAddressLine === undefined ? email : undefined,
      problems,
      isLeftOut: isNameless || sameAddressLine !== undefined,
    }
  })
}

function labelOf(name: string, username: string): string {
  if (name === '' || username === '') return name || username
  return `${name} (${username})`
}

/** Cuts a label to its maximum length between whole characters, so that no emoji is split. */
function truncateLabel(text: string): string {
  if (text.length <= MAX_LABEL_LENGTH) return text
  let end = ''
  for (const character of text) {
    if (end.length + character.length > MAX_LABEL_LENGTH) break
    end += character
  }
  return end
}

/** Returns a field on one line, without invisible characters; the server accepts nothing else. */
function cleanField(field: string): string {
  return field
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200d]/gu, '')
    .trim()
}
