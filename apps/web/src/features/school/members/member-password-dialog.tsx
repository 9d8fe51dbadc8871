import { useMutation } from '@tanstack/react-query'
import { resetPupilPassword, type TemporaryPassword } from '@wordhoard/contracts/pupils'
import type { SchoolUser, StaffSchool } from '@wordhoard/contracts/school'
import { Printer } from 'lucide-react'
import { errorSentence } from '../../../http/api-error'
import { shortDate } from '../../../lib/dates'
import { fullName } from '../../../lib/person-name'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { FailureLine } from '../../../ui/form/failure-line'
import { Dialog } from '../../../ui/overlays/dialog'
import formStyles from '../school-form.module.css'
import styles from './member-password-dialog.module.css'
import { memberPasswordMessages } from './member-password-messages'
import { PasswordSlip } from './password-slip'

interface MemberPasswordDialogProps {
  school: StaffSchool
  member: SchoolUser
  open: boolean
  onClose: () => void
}

/** Gives a student without an email address a temporary password, and shows it once, to print. */
export function MemberPasswordDialog({ school, member, open, onClose }: MemberPasswordDialogProps) {
  const { user_info } = member
  const params = { id: school.id, user_id: user_info.id }
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: () => call(resetPupilPassword, { params }),
  })
  const close = () => {
    // The password is shown once and not kept.
    reset()
    onClose()
  }
  useHistoryDialog(open, close)
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={memberPasswordMessages.title}
      description={
        data
          ? memberPasswordMessages.once
          : memberPasswordMessages.description(<bdi>{fullName(user_info) || user_info.username}</bdi>)
      }
      actions={
        data ? undefined : (
          <ActionButtons
            action={memberPasswordMessages.make}
            pendingAction={memberPasswordMessages.making}
            isPending={isPending}
            onAction={() => mutate()}
            onCancel={close}
          />
        )
      }
    >
      {data ? (
        <NewPassword made={data} school={school.name} onDone={close} />
      ) : (
        error && <FailureLine>{errorSentence(error)}</FailureLine>
      )}
    </Dialog>
  )
}

interface NewPasswordProps {
  made: TemporaryPassword
  school: string
  onDone: () => void
}

function NewPassword({ made, school, onDone }: NewPasswordProps) {
  return (
    <div className={formStyles.form}>
      <dl className={styles.facts}>
        {made.name && <Fact label={memberPasswordMessages.name} value={made.name} />}
        <Fact label={memberPasswordMessages.username} value={made.username} />
        <Fact label={memberPasswordMessages.password} value={made.password} isCode />
      </dl>
      <p className={formStyles.note}>{memberPasswordMessages.next(shortDate(made.valid_until))}</p>
      <div className={formStyles.actions}>
        <Button onClick={onDone}>{memberPasswordMessages.done}</Button>
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {memberPasswordMessages.print}
        </Button>
      </div>
      <PasswordSlip made={made} school={school} />
    </div>
  )
}

function Fact({ label, value, isCode = false }: { label: string; value: string; isCode?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isCode ? styles.code : undefined}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
