import { ListSource } from '../../../files/list-source'
import { readTextFile } from '../../../files/read-text-file'
import { rosterSourceMessages } from './messages'
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
      label={rosterSourceMessages.label}
      placeholder={rosterSourceMessages.example}
      note={rosterSourceMessages.note}
      fileLabel={rosterSourceMessages.file}
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      onFile={async (file) =>
        onTable(rosterTable(await readTextFile(file, MAX_FILE_BYTES, rosterSourceMessages.kind)))
      }
    />
  )
}
