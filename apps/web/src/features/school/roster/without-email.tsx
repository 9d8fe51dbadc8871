import { Checkbox } from '../../../ui/fields/checkbox'
import { inviteMessages } from '../invitations/invite-messages'
import styles from '../school-form.module.css'

interface WithoutEmailProps {
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Lets staff decide whether students can create an account without an email address with a code. */
export function WithoutEmail({ isChosen, onChange }: WithoutEmailProps) {
  return (
    <div>
      <Checkbox
        label={inviteMessages.withoutEmail.label}
        checked={isChosen}
        onCheckedChange={onChange}
        aria-describedby="without-email-note"
      />
      <p id="without-email-note" className={styles.note}>
        {inviteMessages.withoutEmail.note}
      </p>
    </div>
  )
}
