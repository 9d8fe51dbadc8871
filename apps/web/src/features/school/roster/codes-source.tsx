import { useQuery } from '@tanstack/react-query'
import { MAX_PUPIL_CODE_DAYS, MAX_SHEET_CODES } from '@wordhoard/contracts/invitations'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { FailureLine } from '../../../ui/form/failure-line'
import { Form } from '../../../ui/form/form'
import { ClassroomSelect } from '../classrooms/classroom-select'
import { DEFAULT_EXPIRY_DAYS, ExpirySelect } from '../invitations/expiry-select'
import { LinesSkeleton } from '../panel/admin-panel-skeleton'
import { ListFailure } from '../panel/list-failure'
import { schoolQueries } from '../school.queries'
import styles from '../school-form.module.css'
import { codesBody, type MadeCodes, useMakeCodes, useUnusedCodes } from './make-codes'
import { codesSourceMessages } from './messages'
import { RosterSource } from './roster-source'
import { type RosterTable, rosterTable } from './roster-table'
import { WithoutEmail } from './without-email'

interface CodesSourceProps {
  school: StaffSchool
  /** Id of the chosen classroom. */
  classroomId: string | undefined
  onClassroom: (classroomId: string) => void
  /** The pasted class list. */
  text: string
  onText: (text: string) => void
  onBusy: (isBusy: boolean) => void
  onTable: (table: RosterTable) => void
  onMade: (made: MadeCodes) => void
}

/** Asks for the classroom and for its students: a class list, or a number of codes without names. */
export function CodesSource({
  school,
  classroomId,
  onClassroom,
  text,
  onText,
  onBusy,
  onTable,
  onMade,
}: CodesSourceProps) {
  const { data, error, refetch, isFetching } = useQuery(schoolQueries.openClassrooms(school.id))
  const [source, setSource] = useState<'list' | 'number' | 'unused'>('list')
  const [number, setNumber] = useState('30')
  const [days, setDays] = useState(DEFAULT_EXPIRY_DAYS)
  const [isWithoutEmail, setWithoutEmail] = useState(false)
  const [problem, setProblem] = useState<{ classroom?: string; list?: string; number?: string }>({})
  const { make, isPending, error: refusal } = useMakeCodes(school, onBusy, onMade)
  const unused = useUnusedCodes(school, onMade)
  const failure = refusal ?? unused.error

  if (!data && error) {
    return (
      <ListFailure
        title={codesSourceMessages.notLoaded}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <LinesSkeleton label={codesSourceMessages.loading} />
  if (data.length === 0) {
    return <p className={styles.note}>{codesSourceMessages.noClassrooms}</p>
  }
  const chosen = classroomId ?? (data.length === 1 ? String(data[0]?.id) : '')
  const classroom = data.find(({ id }) => String(id) === chosen)

  function chooseTable(table: RosterTable) {
    if (!classroom) return setProblem({ classroom: codesSourceMessages.noClassroomChosen })
    if (table.rows.length === 0) return setProblem({ list: codesSourceMessages.noNames })
    if (table.rows.length > MAX_SHEET_CODES) {
      return setProblem({
        list: codesSourceMessages.tooManyLines(table.rows.length.toLocaleString('en-GB'), MAX_SHEET_CODES),
      })
    }
    onClassroom(chosen)
    onTable(table)
  }

  function submit() {
    setProblem({})
    if (!classroom) return setProblem({ classroom: codesSourceMessages.noClassroomChosen })
    if (source === 'list') {
      if (text.trim() === '') return setProblem({ list: codesSourceMessages.noText })
      return chooseTable(rosterTable(text))
    }
    if (source === 'unused') return unused.find(classroom)
    const count = /^\d{1,3}$/.test(number.trim()) ? Number(number) : 0
    if (count < 1 || count > MAX_SHEET_CODES) {
      return setProblem({ number: codesSourceMessages.numberOutOfRange(MAX_SHEET_CODES) })
    }
    const rows = Array.from({ length: count }, () => ({ label: '' }))
    make({ classroom, body: codesBody(days, isWithoutEmail, rows) })
  }

  return (
    <Form
      onSubmit={submit}
      failure={failure && errorSentence(failure)}
      actions={
        <Button variant="primary" type="submit" busy={isPending || unused.isPending}>
          {source !== 'number'
            ? codesSourceMessages.continue
            : isPending
              ? codesSourceMessages.making
              : codesSourceMessages.make}
        </Button>
      }
    >
      <p className={styles.note}>{codesSourceMessages.intro}</p>
      <ClassroomSelect classrooms={data} value={chosen} error={problem.classroom} onChange={onClassroom} />
      <fieldset className={styles.ways}>
        <legend>{codesSourceMessages.source.title}</legend>
        {(['list', 'number', 'unused'] as const).map((value) => (
          <label key={value} className={styles.way}>
            <input type="radio" name="way" checked={source === value} onChange={() => setSource(value)} />
            {codesSourceMessages.source[value]}
          </label>
        ))}
      </fieldset>
      {source === 'list' ? (
        <RosterSource
          text={text}
          problem={problem.list}
          onText={(typed) => {
            onText(typed)
            setProblem({})
          }}
          onTable={chooseTable}
          onProblem={(list) => setProblem({ list })}
        />
      ) : source === 'number' ? (
        <>
          <div className={styles.pair}>
            <TextField
              label={codesSourceMessages.numberOfCodes}
              inputMode="numeric"
              autoComplete="off"
              value={number}
              error={problem.number}
              onChange={(event) => setNumber(event.target.value)}
            />
            <ExpirySelect
              days={days}
              most={isWithoutEmail ? MAX_PUPIL_CODE_DAYS : undefined}
              onChange={setDays}
            />
          </div>
          <WithoutEmail isChosen={isWithoutEmail} onChange={setWithoutEmail} />
        </>
      ) : (
        unused.isNone && <FailureLine>{codesSourceMessages.noUnusedCodes}</FailureLine>
      )}
    </Form>
  )
}
