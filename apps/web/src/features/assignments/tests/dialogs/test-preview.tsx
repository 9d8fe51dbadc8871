import {
  MIN_TEST_WORDS,
  type PreviewedQuestion,
  previewTestQuestions,
  type TestChoice,
} from '@wordhoard/contracts/classes/class-tests'
import { useEffect, useRef, useState } from 'react'
import { errorSentence } from '../../../../http/api-error'
import { call } from '../../../../session/call'
import { ActionButtons } from '../../../../ui/form/action-buttons'
import { Form } from '../../../../ui/form/form'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import form from '../../dialogs/assignment-form.module.css'
import { previewMessages, setTestMessages } from '../messages'
import { PreviewedQuestionItem } from './previewed-question'
import styles from './test-preview.module.css'

/** A word that a question can be swapped for. */
export type SpareWord = Pick<TestChoice, 'spell_id' | 'spelling'>

/** Questions to look at before a test is set. */
export interface MadePreview {
  readonly questions: readonly PreviewedQuestion[]
  /** Words for which no question could be made. */
  readonly leftOut: readonly string[]
  /** Words that questions can be swapped for, the next one first. */
  readonly spare: readonly SpareWord[]
}

interface TestPreviewProps {
  classroomId: number
  preview: MadePreview
  /** Called with the words of the questions that are kept. */
  onBack: (spellIds: readonly number[]) => void
  /** Sets the test of these questions; its promise fails if that does. */
  onSet: (sealed: string[]) => Promise<void>
}

interface Place {
  readonly question: PreviewedQuestion
  readonly isLeftOut: boolean
}

/** Shows the questions of a test before it is set; each can be left out, or swapped for the next word’s. */
export function TestPreview({ classroomId, preview, onBack, onSet }: TestPreviewProps) {
  const [places, setPlaces] = useState<readonly Place[]>(() =>
    preview.questions.map((question) => ({ question, isLeftOut: false })),
  )
  const [spare, setSpare] = useState(preview.spare)
  const [busy, setBusy] = useState<number | 'set'>()
  const [failure, setFailure] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const kept = places.filter(({ isLeftOut }) => !isLeftOut).map(({ question }) => question)
  const put = (at: number, place: Place) => setPlaces((all) => all.with(at, place))

  const run = async (what: number | 'set', work: () => Promise<void>) => {
    if (busy !== undefined) return
    setBusy(what)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(errorSentence(error))
    }
    setBusy(undefined)
  }
  const swap = (at: number) =>
    run(at, async () => {
      const { question } = places[at]!
      const [found, rest] = await questionOfNext(classroomId, spare, at)
      // The word that was swapped comes last, so that every word comes round again.
      setSpare(found ? [...rest, { spell_id: question.spell_id, spelling: question.word }] : rest)
      if (!found) return setFailure(previewMessages.noneLeft)
      put(at, { question: found, isLeftOut: false })
      setAnnounced(previewMessages.swapped(at + 1, found.word))
    })
  const submit = () => {
    if (kept.length < MIN_TEST_WORDS) return setFailure(previewMessages.tooFew(MIN_TEST_WORDS))
    void run('set', () => onSet(kept.map(({ sealed }) => sealed)))
  }
  return (
    <Form
      className={form.form}
      onSubmit={submit}
      failure={failure}
      actions={
        <ActionButtons
          action={setTestMessages.set}
          isPending={busy === 'set'}
          cancel={previewMessages.back}
          onCancel={() => onBack(kept.map(({ spell_id }) => spell_id))}
        />
      }
    >
      <div>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {previewMessages.title(kept.length)}
        </h3>
        <p className={styles.lead}>{previewMessages.lead}</p>
        {preview.leftOut.length > 0 && (
          <p className={styles.lead}>{setTestMessages.leftOut(preview.leftOut.join(', '))}</p>
        )}
        <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      </div>
      <ol className={styles.questions}>
        {places.map(({ question, isLeftOut }, at) => (
          <PreviewedQuestionItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a swapped question takes the place of the other, and the focus stays.
            key={at}
            question={question}
            isLeftOut={isLeftOut}
            next={spare[0]}
            isSwapping={busy === at}
            onSwap={() => void swap(at)}
            onLeaveOut={(isOut) => {
              setFailure(undefined)
              put(at, { question, isLeftOut: isOut })
            }}
          />
        ))}
      </ol>
    </Form>
  )
}

/** Returns the question of the first spare word that has one, and the words after it. */
async function questionOfNext(
  classroomId: number,
  spare: readonly SpareWord[],
  at: number,
): Promise<[PreviewedQuestion | undefined, readonly SpareWord[]]> {
  for (const [index, { spell_id }] of spare.entries()) {
    const body = { spell_ids: [spell_id], first_number: at }
    const { questions } = await call(previewTestQuestions, { params: { id: classroomId }, body })
    if (questions[0]) return [questions[0], spare.slice(index + 1)]
  }
  return [undefined, []]
}
