import { useQuery, useQueryClient } from '@tanstack/react-query'
import { setRetention } from '@wordhoard/contracts/learner/memory'
import { type LearnToday, updateLearnSettings } from '@wordhoard/contracts/learning-statistics'
import { useId, useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'
import { useGlossSettings } from '../../session/gloss-settings'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/fields/checkbox'
import { TextField } from '../../ui/fields/text-field'
import { ActionButtons } from '../../ui/form/action-buttons'
import { FailureLine } from '../../ui/form/failure-line'
import { Form } from '../../ui/form/form'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/overlays/toast.store'
import styles from './learn-settings.module.css'
import { learnSettingsMessages } from './learn-settings-messages'
import { learningQueries } from './learning.queries'
import { todayMessages } from './messages'
import { RetentionChoice } from './retention/retention-choice'
import { localDateToday } from './today-text'

interface LearnSettingsDialogProps {
  open: boolean
  onClose: () => void
  settings: Pick<LearnToday, 'new_words_per_day' | 'break_until'>
}

/** Sets the daily limit of new words, how well to remember, questions in texts and a planned break. */
export function LearnSettingsDialog({ open, onClose, settings }: LearnSettingsDialogProps) {
  useHistoryDialog(open, onClose)
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={todayMessages.settings}
      actions={
        <ActionButtons
          action={learnSettingsMessages.save}
          isPending={isBusy}
          form={form}
          onCancel={onClose}
          canCancelPending
        />
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
  const { data: memory, error: notLoaded } = useQuery(learningQueries.memory())
  /** Undefined until the learner chooses another target. */
  const [target, setTarget] = useState<number | null>()
  const glosses = useGlossSettings()
  /** Undefined until the learner changes it. */
  const [asks, setAsks] = useState<boolean>()
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
      if (target !== undefined && target !== memory?.chosen) {
        await call(setRetention, { body: { retention: target } })
        // Words come back at other times now.
        await client.invalidateQueries({ queryKey: learningQueries.all })
      }
      if (asks !== undefined && asks !== glosses.isOn) await glosses.change(asks)
      await client.invalidateQueries({ queryKey: learningQueries.today().queryKey })
      toast({ text: learnSettingsMessages.saved, tone: 'success' })
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
        label={learnSettingsMessages.newWords.label}
        hint={learnSettingsMessages.newWords.hint}
        error={isCapRight ? undefined : learnSettingsMessages.newWords.notNumber}
        inputMode="numeric"
        autoComplete="off"
        value={cap}
        onChange={(event) => setCap(event.target.value)}
      />
      <div className={styles.break}>
        <TextField
          type="date"
          label={learnSettingsMessages.breakUntil.label}
          hint={learnSettingsMessages.breakUntil.hint}
          error={isBreakRight ? undefined : learnSettingsMessages.breakUntil.pastDay}
          min={localDateToday()}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        {until !== '' && (
          <Button variant="quiet" onClick={() => setUntil('')}>
            {learnSettingsMessages.breakUntil.none}
          </Button>
        )}
      </div>
      {!notLoaded && (
        <RetentionChoice
          memory={memory}
          value={target === undefined ? (memory?.chosen ?? null) : target}
          onChange={setTarget}
        />
      )}
      <div className={styles.glosses}>
        <Checkbox
          label={learnSettingsMessages.glosses.label}
          checked={asks ?? glosses.isOn ?? false}
          disabled={glosses.isOn === undefined}
          onCheckedChange={setAsks}
        />
        <p className={styles.hint}>{learnSettingsMessages.glosses.hint}</p>
      </div>
      <FailureLine className={styles.failure}>
        {failure ?? (notLoaded ? errorSentence(notLoaded) : undefined)}
      </FailureLine>
    </Form>
  )
}
