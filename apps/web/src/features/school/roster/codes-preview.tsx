import { useQuery } from '@tanstack/react-query'
import { MAX_PUPIL_CODE_DAYS } from '@wordhoard/contracts/invitations'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { useMemo, useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { cx } from '../../../ui/cx'
import { Checkbox } from '../../../ui/fields/checkbox'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { DEFAULT_EXPIRY_DAYS, ExpirySelect } from '../invitations/expiry-select'
import { schoolQueries } from '../school.queries'
import { codesBody, type MadeCodes, useMakeCodes } from './make-codes'
import { codesPreviewMessages } from './messages'
import { type RosterLine, rosterLines } from './roster'
import styles from './roster.module.css'
import { RosterColumnSelects } from './roster-column-selects'
import type { RosterColumns, RosterTable } from './roster-table'
import { WithoutEmail } from './without-email'

interface CodesPreviewProps {
  school: StaffSchool
  classroomId: string | undefined
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
  classroomId,
  table,
  columns,
  onColumns,
  onBack,
  onBusy,
  onMade,
}: CodesPreviewProps) {
  const { data } = useQuery(schoolQueries.openClassrooms(school.id))
  const classroom = data?.find(({ id }) => String(id) === classroomId)
  const lines = useMemo(() => rosterLines(table, columns), [table, columns])
  // Lines whose checkbox the user changed from the suggestion.
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [sendsMail, setSendsMail] = useState(true)
  const [days, setDays] = useState(DEFAULT_EXPIRY_DAYS)
  const [isWithoutEmail, setWithoutEmail] = useState(false)
  const { make, isPending, error } = useMakeCodes(school, onBusy, onMade)

  const isIncluded = ({ line, label, isLeftOut }: RosterLine) =>
    label !== '' && isLeftOut === toggled.has(line)
  const included = lines.filter(isIncluded)
  const emailCount = included.filter(({ email }) => email !== undefined).length
  const problemCount = lines.filter(({ problems }) => problems.length > 0).length
  const toggle = (line: number) => {
    const next = new Set(toggled)
    if (!next.delete(line)) next.add(line)
    setToggled(next)
  }

  return (
    <Form
      onSubmit={() => {
        if (!classroom || included.length === 0) return
        const rows = included.map(({ label, email }) => ({
          label,
          ...(sendsMail && email !== undefined && { email }),
        }))
        make({ classroom, body: codesBody(days, isWithoutEmail, rows) })
      }}
      failure={error && errorSentence(error)}
      actions={
        <ActionButtons
          action={codesPreviewMessages.make(included.length)}
          pendingAction={codesPreviewMessages.making}
          isPending={isPending}
          isDisabled={included.length === 0}
          cancel={codesPreviewMessages.back}
          onCancel={onBack}
        />
      }
    >
      {table.width > 1 && (
        <RosterColumnSelects
          table={table}
          columns={columns}
          onChange={(changed) => {
            setToggled(new Set())
            onColumns(changed)
          }}
        />
      )}
      <p className={styles.note} role="status">
        {problemCount === 0
          ? codesPreviewMessages.summary(lines.length, included.length)
          : codesPreviewMessages.summaryWithProblems(lines.length, included.length, problemCount)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul className={styles.lines} aria-label={codesPreviewMessages.students} tabIndex={0}>
        {lines.map((line) => (
          <PreviewLine
            key={line.line}
            line={line}
            isIncluded={isIncluded(line)}
            isMailed={sendsMail}
            onToggle={() => toggle(line.line)}
          />
        ))}
      </ul>
      {emailCount > 0 && (
        <Checkbox
          checked={sendsMail}
          onCheckedChange={setSendsMail}
          label={codesPreviewMessages.emailCodes(emailCount)}
        />
      )}
      <ExpirySelect days={days} most={isWithoutEmail ? MAX_PUPIL_CODE_DAYS : undefined} onChange={setDays} />
      <WithoutEmail isChosen={isWithoutEmail} onChange={setWithoutEmail} />
    </Form>
  )
}

interface PreviewLineProps {
  line: RosterLine
  isIncluded: boolean
  isMailed: boolean
  onToggle: () => void
}

function PreviewLine({ line, isIncluded, isMailed, onToggle }: PreviewLineProps) {
  const { label, email, problems } = line
  return (
    <li>
      <label className={cx(styles.line, !isIncluded && styles.off)}>
        <input type="checkbox" checked={isIncluded} disabled={label === ''} onChange={onToggle} />
        <bdi className={styles.label}>{label || codesPreviewMessages.emptyLine}</bdi>
        <span className={styles.number}>{codesPreviewMessages.line(line.line)}</span>
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
