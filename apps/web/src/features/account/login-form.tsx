import { zodResolver } from '@hookform/resolvers/zod'
import { login } from '@wordhoard/contracts/auth'
import { email, password } from '@wordhoard/contracts/fields'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { isUnauthorised } from '../../lib/api-error'
import { type FormFailure, firstIssueField, formFailure } from '../../lib/form-errors'
import { showFieldIssues } from '../../lib/form-failure'
import { useFocusWhenIdle } from '../../lib/form-focus'
import { call } from '../../lib/http'
import { paths } from '../../lib/paths'
import { signIn } from '../../lib/session'
import { Button, buttonClass } from '../../ui/button'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import styles from './account-form.module.css'
import { FormFailureLine } from './form-failure-line'
import { HumanCheck, useHumanCheck } from './human-check'
import { type TypedEmail, useTypedEmail } from './typed-email'

const schema = z.object({ email, password })
const fields = { username: 'email', password: 'password' } as const

/** E-mail and password. Where it leads afterwards the screen around it says. */
export function LoginForm() {
  const { search } = useLocation()
  const typedEmail = useTypedEmail()
  const [failure, setFailure] = useState<FormFailure>()
  const [checkError, setCheckError] = useState<string>()
  const check = useHumanCheck('login')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: typedEmail, password: '' } })
  const { errors, isSubmitting } = form.formState
  const focusLater = useFocusWhenIdle(isSubmitting)
  const button = useRef<HTMLButtonElement>(null)
  const handedOn: TypedEmail = { email: form.watch('email') }
  const onChange = () => setFailure(undefined)

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const token = await check.run.token()
    setCheckError(token === undefined ? 'Please complete the CAPTCHA.' : undefined)
    if (token === undefined) return
    try {
      const body = { username: values.email, password: values.password, turnstile_token: token }
      await signIn(() => call(login, { body }))
    } catch (error) {
      void check.run.reset()
      const wrong = firstIssueField(error, fields) ?? (isUnauthorised(error) ? 'password' : undefined)
      focusLater(() => (wrong ? form.setFocus(wrong, { shouldSelect: true }) : button.current?.focus()))
      if (!showFieldIssues(error, form.setError, fields)) {
        setFailure(formFailure(error, 'An error occurred during login'))
      }
    }
  })

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={isSubmitting}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', { onChange })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { onChange })}
        />
        <HumanCheck control={check} error={checkError} />
        <FormFailureLine failure={failure} />
        <div className={styles.buttons}>
          <Button ref={button} type="submit" variant="primary" size="large" busy={isSubmitting}>
            {isSubmitting ? 'Logging in...' : 'Login'}
          </Button>
          <Link className={buttonClass({ size: 'large' })} to={paths.registration + search} state={handedOn}>
            Registration
          </Link>
        </div>
      </fieldset>
      <p className={styles.other}>
        <Link to={paths.forgotPassword + search} state={handedOn}>
          Forgot your password?
        </Link>
      </p>
    </form>
  )
}
