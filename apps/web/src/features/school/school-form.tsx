import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { schoolFields } from '@wordhoard/contracts/school'
import { pages } from '@wordhoard/contracts/site/pages'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showRefusal } from '../../forms/show-refusal'
import { siteFacts } from '../../shell/site-facts'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { Form } from '../../ui/form/form'
import { suggestUsername } from './roster/suggest-username'
import styles from './school-form.module.css'
import { schoolFormMessages } from './school-form-messages'

export interface SchoolValues {
  name: string
  description: string
  username: string
}

const fields = { name: 'name', description: 'description', username: 'username' } as const
const codes = { school_exists: 'username' } as const

interface SchoolFormProps {
  values: SchoolValues
  /** Whether the user name follows the name until the user edits it. */
  suggests?: boolean
  onSubmit: (values: SchoolValues) => Promise<void>
  /** Renders the buttons, one of type submit; gets whether the form is being sent. */
  actions: (isBusy: boolean) => ReactNode
}

/** The form for a school's name, description and user name. Values are checked while typing. */
export function SchoolForm({ values, suggests = false, onSubmit, actions }: SchoolFormProps) {
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    resolver: standardSchemaResolver(schoolFields),
    defaultValues: values,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const [isFollowing, setFollowing] = useState(suggests)
  const username = watch('username')

  const submit = handleSubmit((typed) =>
    onSubmit(typed).catch((error: unknown) => showRefusal(error, setError, fields, { codes })),
  )

  return (
    <Form onSubmit={submit} failure={errors.root?.message} actions={actions(isSubmitting)}>
      <TextField
        label={schoolFormMessages.name}
        dir="auto"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          onChange: (event: { target: HTMLInputElement }) => {
            if (!isFollowing) return
            setValue('username', suggestUsername(event.target.value), {
              shouldValidate: errors.username !== undefined,
            })
          },
        })}
      />
      <TextArea
        label={schoolFormMessages.description}
        dir="auto"
        className={styles.description}
        hint={schoolFormMessages.descriptionHint}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextField
        label={schoolFormMessages.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <span className={styles.address}>
            {schoolFormMessages.address(
              `${siteFacts()?.public_url ?? window.location.origin}${pages.school.path.replace(':slug', () => username.trim() || '…')}`,
            )}
          </span>
        }
        error={errors.username?.message}
        {...register('username', { onChange: () => setFollowing(false) })}
      />
    </Form>
  )
}
