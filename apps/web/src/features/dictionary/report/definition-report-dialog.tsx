import type { Definition } from '@wordhoard/contracts/dictionary'
import {
  type DefinitionReportReason,
  definitionReportReasons,
  MAX_COMMENT_LENGTH,
  MAX_SHOWN_TEXT_LENGTH,
  reportDefinition,
} from '@wordhoard/contracts/reading/definition-reports'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showRefusal } from '../../../forms/show-refusal'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextArea } from '../../../ui/fields/text-area'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { FailureLine } from '../../../ui/form/failure-line'
import { Form } from '../../../ui/form/form'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import styles from './definition-report-dialog.module.css'
import { definitionReportMessages } from './messages'

interface ReportValues {
  /** Empty until the reader chooses one. */
  reason: DefinitionReportReason | ''
  comment: string
  sendsSentence: boolean
}

const nothing: ReportValues = { reason: '', comment: '', sendsSentence: false }
const fields = { reason: 'reason', comment: 'comment' } as const
/** From this many characters on, the form says how many are left. */
const NEARLY_FULL = MAX_COMMENT_LENGTH - 100

interface DefinitionReportDialogProps {
  open: boolean
  onClose: () => void
  definition: Definition
  headword: string
  /** The sentence in which the word was met; empty if there is none. */
  sentence: string
}

/**
 * Reports a definition. The sentence is sent only if the reader ticks its box, whatever the reason. What was typed stays
 * when sending fails, and when the dialog is closed.
 */
export function DefinitionReportDialog({
  open,
  onClose,
  definition,
  headword,
  sentence,
}: DefinitionReportDialogProps) {
  const { register, handleSubmit, reset, setError, setValue, watch, formState } = useForm<ReportValues>({
    defaultValues: nothing,
  })
  const { errors, isSubmitting } = formState
  const { reason, comment, sendsSentence } = watch()
  const formId = useId()
  useHistoryDialog(open, onClose)

  const send = handleSubmit(async (values) => {
    try {
      await call(reportDefinition, {
        body: {
          definition_id: definition.id,
          reason: values.reason as DefinitionReportReason,
          comment: values.comment,
          shown_text: definition.text.slice(0, MAX_SHOWN_TEXT_LENGTH),
          ...(values.sendsSentence && sentence !== '' && { sentence }),
        },
      })
      reset(nothing)
      onClose()
      toast({ text: definitionReportMessages.sent, tone: 'success' })
    } catch (error) {
      showRefusal(error, setError, fields)
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={definitionReportMessages.title}
      description={definitionReportMessages.description}
      actions={
        <ActionButtons
          action={definitionReportMessages.send}
          pendingAction={definitionReportMessages.sending}
          isPending={isSubmitting}
          form={formId}
          onCancel={onClose}
        />
      }
    >
      <p className={styles.definition}>
        <b>{headword}</b> <i>{definition.part_of_speech}</i> {definition.text}
      </p>
      <Form id={formId} className={styles.form} onSubmit={send}>
        <fieldset className={styles.reasons} aria-describedby={errors.reason && `${formId}-reason`}>
          <legend>{definitionReportMessages.reason}</legend>
          {definitionReportReasons.map((value) => {
            const { label, hint } = textOf(value, sentence !== '')
            return (
              <label key={value} className={styles.reason}>
                <input
                  type="radio"
                  value={value}
                  {...register('reason', { required: definitionReportMessages.chooseReason })}
                />
                <span>{label}</span>
                <small>{hint}</small>
              </label>
            )
          })}
          {errors.reason && (
            <p id={`${formId}-reason`} className={styles.error} role="alert">
              {errors.reason.message}
            </p>
          )}
        </fieldset>
        <TextArea
          label={definitionReportMessages.comment}
          dir="auto"
          className={styles.comment}
          maxLength={MAX_COMMENT_LENGTH}
          error={errors.comment?.message}
          hint={
            comment.length >= NEARLY_FULL &&
            definitionReportMessages.left(MAX_COMMENT_LENGTH - comment.length)
          }
          {...register('comment')}
        />
        {sentence !== '' && (
          <div className={styles.met}>
            <p className={styles.metLabel}>{definitionReportMessages.met}</p>
            <blockquote className={styles.sentence}>{sentence}</blockquote>
            <Checkbox
              label={definitionReportMessages.sendSentence}
              checked={sendsSentence}
              aria-describedby={`${formId}-sentence`}
              onCheckedChange={(checked) => setValue('sendsSentence', checked)}
            />
            <p id={`${formId}-sentence`} className={styles.hint}>
              {reason === 'wrong_here'
                ? definitionReportMessages.sentenceHelps
                : definitionReportMessages.sentenceHint}
            </p>
          </div>
        )}
        <FailureLine>{errors.root?.message}</FailureLine>
      </Form>
    </Dialog>
  )
}

/** Returns the texts of a reason; without a sentence there is no “here”. */
function textOf(reason: DefinitionReportReason, hasSentence: boolean) {
  return reason === 'wrong_here' && !hasSentence
    ? definitionReportMessages.wrong
    : definitionReportMessages.reasons[reason]
}
