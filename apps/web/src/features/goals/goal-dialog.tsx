import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Goal,
  goalAmounts,
  goalUnits,
  type Reminders,
  setGoal,
  setReminders,
} from '@wordhoard/contracts/goals'
import { useId, useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { ActionButtons } from '../../ui/form/action-buttons'
import { FailureLine } from '../../ui/form/failure-line'
import { Form } from '../../ui/form/form'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/overlays/toast.store'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { goalDialogMessages } from './dialog-messages'
import { GoalChoice } from './goal-choice'
import styles from './goal-dialog.module.css'
import { goalQueries } from './goals.queries'
import { ReminderFields } from './reminder-fields'

interface GoalDialogProps {
  goal: Goal
  open: boolean
  onClose: () => void
}

/** Chooses the daily goal, and which mails to get. */
export function GoalDialog({ goal, open, onClose }: GoalDialogProps) {
  useHistoryDialog(open, onClose)
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={goalDialogMessages.title}
      actions={
        <ActionButtons
          action={goalDialogMessages.save}
          isPending={isBusy}
          form={form}
          onCancel={onClose}
          canCancelPending
        />
      }
    >
      <GoalForm id={form} goal={goal} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  )
}

interface GoalFormProps extends Pick<GoalDialogProps, 'goal' | 'onClose'> {
  id: string
  onBusy: (isBusy: boolean) => void
}

function GoalForm({ id, goal, onBusy, onClose }: GoalFormProps) {
  const client = useQueryClient()
  const { data: stored, error } = useQuery(goalQueries.reminders())
  const [unit, setUnit] = useState(goal.unit)
  const [amount, setAmount] = useState(goal.amount)
  const [changed, setChanged] = useState<Pick<Reminders, 'kinds' | 'hour'>>()
  const [failure, setFailure] = useState<string>()
  const messages = goalDialogMessages

  async function submit() {
    onBusy(true)
    setFailure(undefined)
    try {
      await call(setGoal, { body: { unit, amount } })
      if (changed) {
        const saved = await call(setReminders, { body: { ...changed, tz: timeZone() } })
        client.setQueryData(goalQueries.reminders().queryKey, saved)
      }
      await client.invalidateQueries({ queryKey: goalQueries.today().queryKey })
      toast({ text: messages.saved, tone: 'success' })
      onClose()
    } catch (failed) {
      setFailure(errorSentence(failed))
    } finally {
      onBusy(false)
    }
  }

  return (
    <Form id={id} className={styles.form} onSubmit={submit}>
      <GoalChoice
        label={messages.unit}
        choices={goalUnits.map((value) => ({ value, ...messages.units[value] }))}
        value={unit}
        onChange={setUnit}
      />
      <GoalChoice
        label={messages.amount}
        choices={goalAmounts.map((value) => ({ value, ...messages.amounts(value, unit) }))}
        value={amount}
        onChange={setAmount}
      />
      {stored && <ReminderFields stored={stored} changed={changed ?? stored} onChange={setChanged} />}
      {!stored && !error && (
        <SkeletonGroup label={messages.loading}>
          <Skeleton height="13rem" />
        </SkeletonGroup>
      )}
      <FailureLine>{failure ?? (error ? errorSentence(error) : undefined)}</FailureLine>
    </Form>
  )
}
