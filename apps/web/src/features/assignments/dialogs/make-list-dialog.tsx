import { useQueryClient } from '@tanstack/react-query'
import type { HardWord } from '@wordhoard/contracts/assignments'
import { createAssignment } from '@wordhoard/contracts/assignments'
import { addSpells, createVocabulary, MAX_VOCABULARY_NAME } from '@wordhoard/contracts/custom-vocabulary'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { paths } from '../../../shell/paths'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextField } from '../../../ui/fields/text-field'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateAssignments } from '../assignments.queries'
import styles from './assignment-form.module.css'
import { DueFields } from './due-fields'
import { dueAtOf, dueInDays } from './due-value'
import { makeListMessages } from './make-list-messages'

/** Number of words chosen at first: as many as a class learns in a week. */
const CHOSEN = 20

interface MakeListDialogProps {
  words: readonly Pick<HardWord, 'spell_id' | 'spelling' | 'level'>[]
  /** Title of the assignment. */
  title: string
  classroomId: number
  open: boolean
  onClose: () => void
}

/** Creates a vocabulary of hard words and assigns it to the class in one step. */
export function MakeListDialog({ open, ...rest }: MakeListDialogProps) {
  useHistoryDialog(open, rest.onClose)
  return (
    <Dialog open={open} onOpenChange={rest.onClose} title={makeListMessages.title} size="medium">
      <MakeListForm {...rest} />
    </Dialog>
  )
}

function MakeListForm({ words, title, classroomId, onClose }: Omit<MakeListDialogProps, 'open'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState(makeListMessages.nameOf(title).slice(0, MAX_VOCABULARY_NAME))
  const [chosen, setChosen] = useState(() => new Set(words.slice(0, CHOSEN).map(({ spell_id }) => spell_id)))
  const [isForClass, setIsForClass] = useState(true)
  const [due, setDue] = useState(() => dueInDays(7))
  const [made, setMade] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (isBusy) return
    if (chosen.size === 0) return setFailure(makeListMessages.noneChosen)
    setBusy(true)
    setFailure(undefined)
    try {
      // After a failure, continues with the list that was already created instead of creating another one.
      const id = made ?? (await makeList(name, title))
      setMade(id)
      const spell_ids = words.map(({ spell_id }) => spell_id).filter((spellId) => chosen.has(spellId))
      await call(addSpells, { body: { voc_id: id, spell_ids } })
      if (isForClass) {
        const body = { voc_id: id, due_at: dueAtOf(due) }
        await call(createAssignment, { params: { id: classroomId }, body })
      }
      void client.invalidateQueries({ queryKey: ['vocabulary'] })
      await invalidateAssignments(client)
      onClose()
      toast({
        text: isForClass ? makeListMessages.assigned(name.trim()) : makeListMessages.created(name.trim()),
        tone: 'success',
        action: {
          label: makeListMessages.practise,
          onSelect: () => void navigate(paths.learnVocabulary(id)),
        },
      })
    } catch (error) {
      setFailure(errorSentence(error))
      setBusy(false)
    }
  }

  const choose = (spellId: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(spellId)
    else next.delete(spellId)
    setChosen(next)
  }

  return (
    <Form
      className={styles.form}
      onSubmit={submit}
      failure={failure}
      actions={
        <ActionButtons
          action={makeListMessages.create}
          isPending={isBusy}
          onCancel={onClose}
          canCancelPending
        />
      }
    >
      <TextField
        label={makeListMessages.name}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_VOCABULARY_NAME}
        value={name}
        disabled={made !== undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={styles.due}>
        <legend>{makeListMessages.chosen(chosen.size, words.length)}</legend>
        <div className={styles.choices}>
          {words.map(({ spell_id, spelling, level }) => (
            <label key={spell_id} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.has(spell_id)}
                onChange={(event) => choose(spell_id, event.target.checked)}
              />
              <span>
                {spelling} {level && <span className={styles.hint}>{level}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Checkbox label={makeListMessages.assignIt} checked={isForClass} onCheckedChange={setIsForClass} />
      {isForClass && <DueFields value={due} onChange={setDue} />}
    </Form>
  )
}

async function makeList(name: string, title: string): Promise<number> {
  const description = makeListMessages.descriptionOf(title).slice(0, 2000)
  const body = { name, description, access_modifier: 'private' as const }
  return (await call(createVocabulary, { body })).id
}
