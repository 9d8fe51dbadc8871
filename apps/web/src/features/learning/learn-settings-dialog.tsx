import { useQueryClient } from '@tanstack/react-query'
import { type LearnToday, updateLearnSettings } from '@wordhoard/contracts/learning-statistics'
import { useId, useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { ActionButtons } from '../../ui/form/action-buttons'
import { FailureLine } from '../../ui/form/failure-line'
import { Form } from '../../ui/form/form'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/overlays/toast.store'
import styles from './learn-settings.module.css'
import { learningQueries } from './learning.queries'
import { localDateToday } from './today-text'

interface LearnSettingsDialogProps {
  open: boolean
  onClose: () => void
  settings: Pick<LearnToday, 'new_words_per_day' | 'break_until'>
}

/** Sets the daily cap of new words and a planned break. */
export function LearnSettingsDialog({ open, onClose, settings }: LearnSettingsDialogProps) {
  useHistoryDialog(open, onClose)
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Daily cap and breaks"
      actions={
        <ActionButtons action="Save" isPending={isBusy} form={form} onCancel={onClose} canCancelPending />
      }
    >
      <SettingsForm id={form} settings={settings} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  )
}

interface SettingsFormProps extends Pick<LearnSettingsDialogProps, 'settings' | 'onClose'> {
  id: string
  onBusy: (isBusy: boolean) => void
}

function SettingsForm({ id, settings, onBusy, onClose }: SettingsFormProps) {
  const client = useQueryClient()
  const [cap, setCap] = useState(String(settings.new_words_per_day))
  const [until, setUntil] = useState(settings.break_until ?? '')
  const [failure, setFailure] = useState<string>()
  const words = Number(cap)
  const isCapRight = /^\d+$/.test(cap.trim()) && words <= 500
  const isBreakRight = until === '' || until >= localDateToday()

  async function submit() {
    if (!isCapRight || !isBreakRight) return
    onBusy(true)
    setFailure(undefined)
    try {
      await call(updateLearnSettings, {
        body: { new_words_per_day: words, break_until: until === '' ? null : until, tz: timeZone() },
      })
      await client.invalidateQueries({ queryKey: learningQueries.today().queryKey })
      toast({ text: 'Saved', tone: 'success' })
      onClose()
    } catch (error) {
      setFailure(errorSentence(error))
    } finally {
      onBusy(false)
    }
  }

  return (
    <Form id={id} className={styles.form} onSubmit={submit}>
      <TextField
        label="New words a day"
        hint="A notice when they are begun, never a lock. Due words always come first."
        error={isCapRight ? undefined : 'A number from 0 to 500'}
        inputMode="numeric"
        autoComplete="off"
        value={cap}
        onChange={(event) => setCap(event.target.value)}
      />
      <div className={styles.break}>
        <TextField
          type="date"
          label="Break until"
          hint="Your days in a row go on, and words wait without piling up."
          error={isBreakRight ? undefined : 'A day from today on'}
          min={localDateToday()}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        {until !== '' && (
          <Button variant="quiet" onClick={() => setUntil('')}>
            No break
          </Button>
        )}
      </div>
      <FailureLine className={styles.failure}>{failure}</FailureLine>
    </Form>
  )
}
