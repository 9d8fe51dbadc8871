import { useQuery } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { useMemo, useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { formatCount } from '../../../lib/format-count'
import { cx } from '../../../ui/cx'
import { Checkbox } from '../../../ui/fields/checkbox'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { ExpirySelect, USUAL_DAYS } from '../invitations/expiry-select'
import { schoolQueries } from '../school.queries'
import { type MadeCodes, useMakeCodes } from './make-codes'
import { type RosterLine, rosterLines } from './roster'
import styles from './roster.module.css'
import { RosterColumnSelects } from './roster-column-selects'
import type { RosterColumns, RosterTable } from './roster-table'

interface CodesPreviewProps {
  school: StaffSchool
  room: string | undefined
  table: RosterTable
  columns: RosterColumns
  onColumns: (columns: RosterColumns) => void
  onBack: () => void
  onBusy: (isBusy: boolean) => void
  onMade: (made: MadeCodes) => void
}

/** Shows the class list as it was read, with its problems, before any codes are created. */
export function CodesPreview({
  school,
  room,
  table,
  columns,
  onColumns,
  onBack,
  onBusy,
  onMade,
}: CodesPreviewProps) {
  const { data } = useQuery(schoolQueries.openClassrooms(school.id))
  const classroom = data?.find(({ id }) => String(id) === room)
  const lines = useMemo(() => rosterLines(table, columns), [table, columns])
  // Lines whose checkbox the user changed from the suggestion.
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const [mails, setMails] = useState(true)
  const [days, setDays] = useState(USUAL_DAYS)
  const { make, isPending, error } = useMakeCodes(school, onBusy, onMade)

  const isTaken = ({ line, label, isLeftOut }: RosterLine) => label !== '' && isLeftOut === turned.has(line)
  const taken = lines.filter(isTaken)
  const addressed = taken.filter(({ email }) => email !== undefined).length
  const odd = lines.filter(({ problems }) => problems.length > 0).length
  const turn = (line: number) => {
    const next = new Set(turned)
    if (!next.delete(line)) next.add(line)
    setTurned(next)
  }

  return (
    <Form
      onSubmit={() => {
        if (!classroom || taken.length === 0) return
        const rows = taken.map(({ label, email }) => ({
          label,
          ...(mails && email !== undefined && { email }),
        }))
        make({ classroom, body: { expires_in_days: days, rows } })
      }}
      failure={error && errorSentence(error)}
      actions={
        <ActionButtons
          action={`Make ${formatCount(taken.length, 'code')}`}
          pendingAction="Making codes…"
          isPending={isPending}
          isDisabled={taken.length === 0}
          cancel="Back"
          onCancel={onBack}
        />
      }
    >
      {table.width > 1 && (
        <RosterColumnSelects
          table={table}
          columns={columns}
          onChange={(changed) => {
            setTurned(new Set())
            onColumns(changed)
          }}
        />
      )}
      <p className={styles.note} role="status">
        {formatCount(lines.length, 'line')}, {formatCount(taken.length, 'code')} to make
        {odd > 0 && `; ${formatCount(odd, 'line')} to look at`}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul className={styles.lines} aria-label="Students" tabIndex={0}>
        {lines.map((line) => (
          <PreviewLine
            key={line.line}
            line={line}
            isTaken={isTaken(line)}
            isMailed={mails}
            onTurn={() => turn(line.line)}
          />
        ))}
      </ul>
      {addressed > 0 && (
        <Checkbox
          checked={mails}
          onCheckedChange={setMails}
          label={`Also mail ${addressed === 1 ? 'the one with an address its code' : `their codes to the ${addressed} with an address`}`}
        />
      )}
      <ExpirySelect days={days} onChange={setDays} />
    </Form>
  )
}

interface PreviewLineProps {
  line: RosterLine
  isTaken: boolean
  isMailed: boolean
  onTurn: () => void
}

function PreviewLine({ line, isTaken, isMailed, onTurn }: PreviewLineProps) {
  const { label, email, problems } = line
  return (
    <li>
      <label className={cx(styles.line, !isTaken && styles.off)}>
        <input type="checkbox" checked={isTaken} disabled={label === ''} onChange={onTurn} />
        <bdi className={styles.label}>{label || '(empty)'}</bdi>
        <span className={styles.number}>Line {line.line}</span>
        {email !== undefined && isMailed && <span className={styles.address}>{email}</span>}
        {problems.map((problem) => (
          <span key={problem} className={styles.problem}>
            {problem}
          </span>
        ))}
      </label>
    </li>
  )
}
