import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../cx'
import { IconButton } from '../icon-button'
import { Field, type FieldProps } from './field'
import fieldStyles from './field.module.css'
import { fieldMessages } from './messages'
import styles from './password-field.module.css'

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  /**
   * Set when another field's button also shows this password: its current state. This field then has no button of its
   * own.
   */
  isShownByOther?: boolean | undefined
  onShownChange?: ((isShown: boolean) => void) | undefined
}

/** A password input that can be shown; `ref` and the other props go to the input. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  className,
  isShownByOther,
  onShownChange,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  function toggle() {
    setShown(!isShown)
    onShownChange?.(!isShown)
  }
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <span className={styles.wrap}>
          <input
            type={(isShownByOther ?? isShown) ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            className={cx(fieldStyles.input, isShownByOther === undefined && styles.input, className)}
          />
          {isShownByOther === undefined && (
            <IconButton
              className={styles.toggle}
              label={isShown ? fieldMessages.hidePassword : fieldMessages.showPassword}
              icon={isShown ? <EyeOff /> : <Eye />}
              onClick={toggle}
            />
          )}
        </span>
      )}
    </Field>
  )
}
