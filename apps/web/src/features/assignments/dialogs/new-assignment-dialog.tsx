import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createAssignment } from '@wordhoard/contracts/assignments'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useSession } from '../../../session/session.store'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { assignmentQueries, invalidateAssignments } from '../assignments.queries'
import type { AssignmentChoice, ChoiceSource } from './assignment-choice'
import { AssignmentChoices } from './assignment-choices'
import { choiceQueries } from './assignment-choices.queries'
import styles from './assignment-form.module.css'
import { DueFields } from './due-fields'
import { dueAtOf, dueInDays } from './due-value'
import { newAssignmentMessages } from './new-assignment-messages'
import { NoteField } from './note-field'

interface NewAssignmentDialogProps {
  classroomId: number
  className: string
  open: boolean
  onClose: () => void
}

const sources: readonly { source: ChoiceSource; label: string }[] = [
  { source: 'own-texts', label: newAssignmentMessages.sources.ownArticles },
  { source: 'library', label: newAssignmentMessages.sources.publicArticles },
  { source: 'own-lists', label: newAssignmentMessages.sources.ownVocabularies },
  { source: 'public-lists', label: newAssignmentMessages.sources.publicVocabularies },
]

/** Assigns an article or a vocabulary to a class. */
export function NewAssignmentDialog({ open, ...rest }: NewAssignmentDialogProps) {
  useHistoryDialog(open, rest.onClose)
  return (
    <Dialog open={open} onOpenChange={rest.onClose} title={newAssignmentMessages.title} size="medium">
      <NewAssignmentForm {...rest} />
    </Dialog>
  )
}

function NewAssignmentForm({ classroomId, className, onClose }: Omit<NewAssignmentDialogProps, 'open'>) {
  const client = useQueryClient()
  const { data: set } = useQuery(assignmentQueries.assignments(classroomId))
  const userId = useSession(({ user }) => user?.user_id)
  const { data: own } = useQuery(choiceQueries.texts('', userId))
  const [picked, setSource] = useState<ChoiceSource>()
  // Teachers without texts of their own start with the library.
  const source = picked ?? (own?.length === 0 ? 'library' : 'own-texts')
  const [chosen, setChosen] = useState<AssignmentChoice | null>(null)
  const [due, setDue] = useState(() => dueInDays(7))
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSet = ({ kind, id }: AssignmentChoice) =>
    set?.some((assignment) => id === (kind === 'article' ? assignment.article_id : assignment.voc_id)) ??
    false

  const submit = async () => {
    if (isBusy) return
    if (!chosen) return setFailure(newAssignmentMessages.noneChosen)
    setBusy(true)
    setFailure(undefined)
    try {
      const what = chosen.kind === 'article' ? { article_id: chosen.id } : { voc_id: chosen.id }
      const body = { ...what, note, due_at: dueAtOf(due) }
      await call(createAssignment, { params: { id: classroomId }, body })
      await invalidateAssignments(client)
      onClose()
      toast({ text: newAssignmentMessages.assigned(chosen.title, className), tone: 'success' })
    } catch (error) {
      setFailure(errorSentence(error))
      setBusy(false)
    }
  }

  return (
    <Form
      className={styles.form}
      onSubmit={submit}
      failure={failure}
      actions={
        <ActionButtons
          action={newAssignmentMessages.assign}
          isPending={isBusy}
          onCancel={onClose}
          canCancelPending
        />
      }
    >
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name each button */}
        <div className={styles.kinds} role="group" aria-label={newAssignmentMessages.chooseFrom}>
          {sources.map((one) => (
            <button
              key={one.source}
              type="button"
              aria-pressed={source === one.source}
              onClick={() => setSource(one.source)}
            >
              {one.label}
            </button>
          ))}
        </div>
      </div>
      <AssignmentChoices key={source} source={source} chosen={chosen} onChoose={setChosen} isSet={isSet} />
      {chosen?.isPrivate && (
        <p className={styles.notice} role="status">
          <Lock aria-hidden />
          <span>
            {chosen.kind === 'article'
              ? newAssignmentMessages.privateArticle(<bdi>{className}</bdi>)
              : newAssignmentMessages.privateVocabulary(<bdi>{className}</bdi>)}
          </span>
        </p>
      )}
      <DueFields value={due} onChange={setDue} />
      <NoteField value={note} onChange={setNote} />
    </Form>
  )
}
