import { ListSource } from '../../../files/list-source'
import { readTextFile } from '../../../files/read-text-file'
import { type RosterTable, rosterTable } from './roster-table'

/** Maximum size of a class list, in bytes. */
const MAX_FILE_BYTES = 5_000_000

interface RosterSourceProps {
  text: string
  problem: string | undefined
  onText: (text: string) => void
  onTable: (table: RosterTable) => void
  onProblem: (problem: string) => void
}

/** Takes a class list that is pasted, or a file that is chosen or dropped. */
export function RosterSource({ onTable, ...rest }: RosterSourceProps) {
  return (
    <ListSource
      {...rest}
      label="Class list, one student on each line"
      placeholder={'Ada Lovelace\nAlan Turing, alan@school.example'}
      note="or drop one here: CSV or text, with names and, if you like, e-mail addresses"
      fileLabel="File with a class list"
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      onFile={async (file) => onTable(rosterTable(await readTextFile(file, MAX_FILE_BYTES, 'a class list')))}
    />
  )
}
