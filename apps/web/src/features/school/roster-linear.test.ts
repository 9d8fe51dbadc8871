import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { expect, it } from 'vitest'
import { rosterLines } from './roster/roster'
import { guessRosterColumns, rosterTable } from './roster/roster-table'

it(
  'a class list written to be slow is read in twice the time at twice the length',
  () => {
    const faults = linearFaults((text) => {
      const table = rosterTable(text)
      return rosterLines(table, guessRosterColumns(table))
    })
    expect(faults).toEqual([])
  },
  process.env.FULL ? 1_800_000 : 60_000,
)
