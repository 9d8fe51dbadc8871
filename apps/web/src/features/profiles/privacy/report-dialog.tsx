import { MAX_REPORT_LENGTH, report, reportReasons } from '@wordhoard/contracts/profiles'
import { useForm } from 'react-hook-form'
import { showRefusal } from '../../../forms/show-refusal'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Select } from '../../../ui/fields/select'
import { TextArea } from '../../../ui/fields/text-area'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { FailureLine } from '../../../ui/form/failure-line'
import { Form } from '../../../ui/form/form'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import styles from '../person-dialogs.module.css'
import { reportMessages } from './report-messages'

type Reason = (typeof reportReasons)[number]

interface ReportValues {
  /** Empty until the user chooses a reason. */
  reason: Reason | ''
  text: string
}

const options = [
  { value: '', label: reportMessages.chooseReason },
  ...reportReasons.map((value) => ({ value, label: reportMessages.reasons[value] })),
]
const fields = { reason: 'reason', text: 'text' } as const
const nothing: ReportValues = { reason: '', text: '' }

interface ReportDialogProps {
  open: boolean
  onClose: () => void
  id: number
  username: string
}

/** Reports a user. Typed text survives closing the dialog, but not leaving the page. The server validates it. */
export function ReportDialog({ open, onClose, id, username }: ReportDialogProps) {
  const { register, handleSubmit, reset, setError, watch, formState } = useForm<ReportValues>({
    defaultValues: nothing,
  })
  const { errors, isSubmitting } = formState
  const length = watch('text').trim().length
  useHistoryDialog(open, onClose)

  const send = handleSubmit(async ({ reason, text }) => {
    try {
      await call(report, { params: { id }, body: { reason: reason as Reason, text } })
      reset(nothing)
      onClose()
      toast({ text: reportMessages.sent, tone: 'success' })
    } catch (error) {
      showRefusal(error, setError, fields)
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={reportMessages.title(username)}
      description={reportMessages.description}
      actions={
        <ActionButtons
          action={reportMessages.send}
          pendingAction={reportMessages.sending}
          isPending={isSubmitting}
          form="report"
          onCancel={onClose}
        />
      }
    >
      <Form id="report" className={styles.form} onSubmit={send}>
        <Select
          label={reportMessages.reason}
          options={options}
          error={errors.reason?.message}
          {...register('reason')}
        />
        <TextArea
          label={reportMessages.text}
          dir="auto"
          error={errors.text?.message}
          hint={
            <span className={styles.counter} data-over={length > MAX_REPORT_LENGTH || undefined}>
              {reportMessages.length(
                length.toLocaleString('en-GB'),
                MAX_REPORT_LENGTH.toLocaleString('en-GB'),
              )}
            </span>
          }
          {...register('text')}
        />
        <FailureLine className={styles.failure}>{errors.root?.message}</FailureLine>
      </Form>
    </Dialog>
  )
}
