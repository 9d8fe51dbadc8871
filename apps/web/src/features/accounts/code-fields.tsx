import { CODE_LENGTH } from '@wordhoard/contracts/fields/fields'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import styles from './account-form.module.css'
import type { CodeSending } from './code-sending'
import { accountMessages, codeMessages } from './messages'

interface CodeFieldsProps {
  /** Label of the address, which at login may be a user name. */
  label?: string | undefined
  email: UseFormRegisterReturn
  emailError: string | undefined
  /** The address as the user typed it. */
  address: string
  onEdit: () => void
  code: UseFormRegisterReturn
  codeError: string | undefined
  sending: CodeSending
  onResend: () => void
}

/** Fields for the address that a code was sent to and for the code. */
export function CodeFields(props: CodeFieldsProps) {
  const {
    label = accountMessages.email,
    email,
    emailError,
    address,
    onEdit,
    code,
    codeError,
    sending,
    onResend,
  } = props
  return (
    <>
      <div className={styles.withButton}>
        <TextField
          label={label}
          type={label === accountMessages.email ? 'email' : 'text'}
          autoComplete="username"
          readOnly
          error={emailError}
          {...email}
        />
        <Button onClick={onEdit}>{codeMessages.edit}</Button>
      </div>
      {address && (
        <p className={styles.sent} role="status">
          {codeMessages.sent(address)}
        </p>
      )}
      <div className={styles.withButton}>
        <TextField
          label={codeMessages.code}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={codeMessages.digits(CODE_LENGTH)}
          spellCheck={false}
          error={codeError}
          {...code}
        />
        <ResendButton sending={sending} onResend={onResend} />
      </div>
    </>
  )
}

function ResendButton({ sending, onResend }: { sending: CodeSending; onResend: () => void }) {
  const { isSending, secondsLeft } = sending
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  return (
    <Button busy={isSending} disabled={secondsLeft > 0} onClick={onResend}>
      {secondsLeft > 0 ? codeMessages.resendIn(time) : codeMessages.resend}
    </Button>
  )
}
