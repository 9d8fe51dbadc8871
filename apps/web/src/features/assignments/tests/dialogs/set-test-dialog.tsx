import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Assignment } from '@wordhoard/contracts/assignments'
import {
  createClassTest,
  MAX_TEST_TITLE_LENGTH,
  MAX_TEST_WORDS,
  MIN_TEST_WORDS,
  previewTestQuestions,
} from '@wordhoard/contracts/classes/class-tests'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorSentence } from '../../../../http/api-error'
import { call } from '../../../../session/call'
import { paths } from '../../../../shell/paths'
import { useHistoryDialog } from '../../../../shell/use-history-dialog'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/fields/text-field'
import { ActionButtons } from '../../../../ui/form/action-buttons'
import { Form } from '../../../../ui/form/form'
import { Dialog } from '../../../../ui/overlays/dialog'
import { toast } from '../../../../ui/overlays/toast.store'
import { Skeleton, SkeletonGroup } from '../../../../ui/states/skeleton'
import { assignmentQueries, invalidateAssignments } from '../../assignments.queries'
import styles from '../../dialogs/assignment-form.module.css'
import { dueAtOf, dueInDays } from '../../dialogs/due-value'
import { attemptMessages, setTestMessages } from '../messages'
import { testQueries } from '../tests.queries'
import { ClosingFields } from './closing-fields'
import { type MadePreview, TestPreview } from './test-preview'
import { TestWords } from './test-words'

/** Maximum number of words chosen at first: a test of five minutes. */
const CHOSEN = 15

interface SetTestDialogProps {
  classroomId: number
  open: boolean
  onClose: () => void
}

/** Sets a class a test of words from one of its assignments. */
export function SetTestDialog({ classroomId, open, onClose }: SetTestDialogProps) {
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={setTestMessages.title} size="medium">
      <FromAssignments classroomId={classroomId} onClose={onClose} />
    </Dialog>
  )
}

function FromAssignments({ classroomId, onClose }: Omit<SetTestDialogProps, 'open'>) {
  const { data, error, refetch, isFetching } = useQuery(assignmentQueries.assignments(classroomId))
  if (error && !data) {
    return (
      <div role="alert">
        <p>{errorSentence(error)}</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {attemptMessages.tryAgain}
        </Button>
      </div>
    )
  }
  if (!data) return <Waiting />
  if (data.length === 0) return <p>{setTestMessages.noAssignments}</p>
  return <SetTestForm classroomId={classroomId} assignments={data} onClose={onClose} />
}

interface SetTestFormProps extends Omit<SetTestDialogProps, 'open'> {
  assignments: readonly Assignment[]
}

function SetTestForm({ classroomId, assignments, onClose }: SetTestFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [source, setSource] = useState(assignments[0]!)
  const choices = useQuery(testQueries.choices(source.id))
  const [title, setTitle] = useState(() => titleOf(source))
  /** Null until something is ticked or cleared: then the first words suggested are chosen. */
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const [closing, setClosing] = useState(() => ({ ...dueInDays(7), date: '' }))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [made, setPreview] = useState<MadePreview>()
  const words = choices.data ?? []
  const suggested = words.filter(({ is_suggested }) => is_suggested).slice(0, CHOSEN)
  const chosen = picked ?? new Set(suggested.map(({ spell_id }) => spell_id))

  const choose = (assignment: Assignment) => {
    if (title === titleOf(source)) setTitle(titleOf(assignment))
    setSource(assignment)
    setPicked(null)
    setFailure(undefined)
  }
  const preview = async () => {
    if (isBusy) return
    const spell_ids = words.map(({ spell_id }) => spell_id).filter((id) => chosen.has(id))
    if (spell_ids.length < MIN_TEST_WORDS) return setFailure(setTestMessages.tooFew(MIN_TEST_WORDS))
    if (spell_ids.length > MAX_TEST_WORDS) return setFailure(setTestMessages.tooMany(MAX_TEST_WORDS))
    if (title.trim() === '') return setFailure(setTestMessages.noTitle)
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await call(previewTestQuestions, { params: { id: classroomId }, body: { spell_ids } })
      if (made.questions.length < MIN_TEST_WORDS) {
        setFailure(setTestMessages.tooFewQuestions(MIN_TEST_WORDS))
      } else {
        setPreview({
          questions: made.questions,
          leftOut: made.left_out.flatMap(({ word }) => word ?? []),
          spare: words.filter(({ spell_id }) => !chosen.has(spell_id)),
        })
      }
    } catch (error) {
      setFailure(errorSentence(error))
    }
    setBusy(false)
  }
  const setTest = async (sealed_questions: string[]) => {
    const body = { title, sealed_questions, closes_at: dueAtOf(closing) }
    const { id } = await call(createClassTest, { params: { id: classroomId }, body })
    await invalidateAssignments(client)
    onClose()
    toast({ text: setTestMessages.done(title.trim()), tone: 'success' })
    void navigate(paths.classTest(classroomId, id))
  }
  const goBack = (spellIds: readonly number[]) => {
    setPicked(new Set(spellIds))
    setPreview(undefined)
  }

  if (made) return <TestPreview classroomId={classroomId} preview={made} onBack={goBack} onSet={setTest} />
  return (
    <Form
      className={styles.form}
      onSubmit={preview}
      failure={failure}
      actions={
        <ActionButtons
          action={setTestMessages.preview}
          isPending={isBusy}
          isDisabled={words.length < MIN_TEST_WORDS}
          onCancel={onClose}
          canCancelPending
        />
      }
    >
      <Sources assignments={assignments} source={source} onChoose={choose} />
      <TestWords key={source.id} query={choices} chosen={chosen} onChoose={setPicked} />
      <TextField
        label={setTestMessages.name}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_TEST_TITLE_LENGTH}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <ClosingFields value={closing} onChange={setClosing} />
    </Form>
  )
}

interface SourcesProps {
  assignments: readonly Assignment[]
  source: Assignment
  onChoose: (assignment: Assignment) => void
}

function Sources({ assignments, source, onChoose }: SourcesProps) {
  return (
    <fieldset className={styles.due}>
      <legend>{setTestMessages.from}</legend>
      <div className={styles.sources}>
        {assignments.map((assignment) => (
          <label key={assignment.id} className={styles.choice}>
            <input
              type="radio"
              name="test-source"
              checked={assignment.id === source.id}
              onChange={() => onChoose(assignment)}
            />
            <span className={styles.choiceTitle} dir="auto">
              {assignment.title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function titleOf({ title }: Assignment): string {
  return setTestMessages.nameOf(title).slice(0, MAX_TEST_TITLE_LENGTH)
}

function Waiting() {
  return (
    <SkeletonGroup label={setTestMessages.loading}>
      <Skeleton height="3rem" />
      <Skeleton height="12rem" />
    </SkeletonGroup>
  )
}
