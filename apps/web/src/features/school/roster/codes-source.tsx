import { useQuery } from '@tanstack/react-query'
import { MAX_SHEET_CODES } from '@wordhoard/contracts/invitations'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { FailureLine } from '../../../ui/form/failure-line'
import { Form } from '../../../ui/form/form'
import { ClassroomSelect } from '../classrooms/classroom-select'
import { ExpirySelect, USUAL_DAYS } from '../invitations/expiry-select'
import { LinesSkeleton } from '../panel/admin-panel-skeleton'
import { ListFailure } from '../panel/list-failure'
import { schoolQueries } from '../school.queries'
import styles from '../school-form.module.css'
import { type MadeCodes, useMakeCodes, useUnusedCodes } from './make-codes'
import { RosterSource } from './roster-source'
import { type RosterTable, rosterTable } from './roster-table'

interface CodesSourceProps {
  school: StaffSchool
  /** Id of the chosen classroom. */
  room: string | undefined
  onRoom: (room: string) => void
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
  room,
  onRoom,
  text,
  onText,
  onBusy,
  onTable,
  onMade,
}: CodesSourceProps) {
  const { data, error, refetch, isFetching } = useQuery(schoolQueries.openClassrooms(school.id))
  const [way, setWay] = useState<'list' | 'number' | 'again'>('list')
  const [number, setNumber] = useState('30')
  const [days, setDays] = useState(USUAL_DAYS)
  const [problem, setProblem] = useState<{ room?: string; list?: string; number?: string }>({})
  const { make, isPending, error: refusal } = useMakeCodes(school, onBusy, onMade)
  const again = useUnusedCodes(school, onMade)
  const failure = refusal ?? again.error

  if (!data && error) {
    return (
      <ListFailure
        title="The classrooms didn’t load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <LinesSkeleton label="Loading the classrooms…" />
  if (data.length === 0) {
    return <p className={styles.note}>There is no classroom yet that the codes could lead to.</p>
  }
  const chosen = room ?? (data.length === 1 ? String(data[0]?.id) : '')
  const classroom = data.find(({ id }) => String(id) === chosen)

  function take(table: RosterTable) {
    if (!classroom) return setProblem({ room: 'Choose a classroom' })
    if (table.rows.length === 0) return setProblem({ list: 'There are no names in this list.' })
    if (table.rows.length > MAX_SHEET_CODES) {
      return setProblem({
        list: `This list has ${table.rows.length.toLocaleString('en-GB')} lines. At most ${MAX_SHEET_CODES} codes are made at once: divide it.`,
      })
    }
    onRoom(chosen)
    onTable(table)
  }

  function submit() {
    setProblem({})
    if (!classroom) return setProblem({ room: 'Choose a classroom' })
    if (way === 'list') {
      if (text.trim() === '') return setProblem({ list: 'Paste some names, or choose a file.' })
      return take(rosterTable(text))
    }
    if (way === 'again') return again.find(classroom)
    const wanted = /^\d{1,3}$/.test(number.trim()) ? Number(number) : 0
    if (wanted < 1 || wanted > MAX_SHEET_CODES) {
      return setProblem({ number: `A number from 1 to ${MAX_SHEET_CODES}` })
    }
    const rows = Array.from({ length: wanted }, () => ({ label: '' }))
    make({ classroom, body: { expires_in_days: days, rows } })
  }

  return (
    <Form
      onSubmit={submit}
      failure={failure && errorSentence(failure)}
      actions={
        <Button variant="primary" type="submit" busy={isPending || again.isPending}>
          {way !== 'number' ? 'Continue' : isPending ? 'Making codes…' : 'Make Codes'}
        </Button>
      }
    >
      <p className={styles.note}>
        Each code is for one student and leads into the classroom. Print them, cut them up, hand them out.
      </p>
      <ClassroomSelect classrooms={data} value={chosen} error={problem.room} onChange={onRoom} />
      <fieldset className={styles.ways}>
        <legend>Codes for</legend>
        {(
          [
            ['list', 'A class list'],
            ['number', 'A number of students, without names'],
            ['again', 'Students whose codes were made before and not used yet'],
          ] as const
        ).map(([value, label]) => (
          <label key={value} className={styles.way}>
            <input type="radio" name="way" checked={way === value} onChange={() => setWay(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {way === 'list' ? (
        <RosterSource
          text={text}
          problem={problem.list}
          onText={(typed) => {
            onText(typed)
            setProblem({})
          }}
          onTable={take}
          onProblem={(list) => setProblem({ list })}
        />
      ) : way === 'number' ? (
        <div className={styles.pair}>
          <TextField
            label="How many"
            inputMode="numeric"
            autoComplete="off"
            value={number}
            error={problem.number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <ExpirySelect days={days} onChange={setDays} />
        </div>
      ) : (
        again.isNone && <FailureLine>No such codes are out for this classroom.</FailureLine>
      )}
    </Form>
  )
}
