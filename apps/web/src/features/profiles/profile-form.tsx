import { MAX_BIO_LENGTH } from '@wordhoard/contracts/fields/fields'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useUsernameAvailability } from '../../forms/use-username-availability'
import { Checkbox } from '../../ui/fields/checkbox'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { FailureLine } from '../../ui/form/failure-line'
import { Form } from '../../ui/form/form'
import { AvatarPicker } from './avatar-picker'
import styles from './profile-form.module.css'
import type { ProfileValues } from './profile-values'
import { profileFormMessages } from './settings-messages'

interface ProfileFormProps {
  /** Id of the form element, for a submit button outside of it. */
  id: string
  form: UseFormReturn<ProfileValues>
  /** The user name as saved. */
  ownUsername: string
  /** Whether the form is visible; only then is the user name's availability checked. */
  isSeen: boolean
  /** An error that concerns the whole form; empty if there is none. */
  failure: string
  onSubmit: ComponentProps<typeof Form>['onSubmit']
}

/** The form for the user's own profile. */
export function ProfileForm({ id, form, ownUsername, isSeen, failure, onSubmit }: ProfileFormProps) {
  const { register, setValue, watch, formState } = form
  const { errors } = formState
  const [bio, username, avatarId, teaches] = watch(['bio', 'username', 'avatarId', 'teaches'])
  const availability = useUsernameAvailability(isSeen ? username : ownUsername, ownUsername)
  return (
    <Form id={id} className={styles.form} onSubmit={onSubmit} failure={failure}>
      <AvatarPicker
        username={username || ownUsername}
        value={avatarId}
        onChange={(id) => setValue('avatarId', id, { shouldDirty: true })}
      />
      <FailureLine>{errors.avatarId?.message}</FailureLine>
      <div className={styles.names}>
        <TextField
          label={profileFormMessages.firstName}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label={profileFormMessages.lastName}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <TextField
        label={profileFormMessages.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        hint={
          <span role="status" data-availability={availability.state} className={styles.availability}>
            {availability.message}
          </span>
        }
        {...register('username')}
      />
      <TextArea
        label={profileFormMessages.bio}
        className={styles.bio}
        error={errors.bio?.message}
        hint={
          <span className={styles.counter} data-over={bio.trim().length > MAX_BIO_LENGTH || undefined}>
            {profileFormMessages.bioLength(bio.trim().length, MAX_BIO_LENGTH)}
          </span>
        }
        {...register('bio')}
      />
      <Checkbox
        checked={teaches}
        onCheckedChange={(checked) => setValue('teaches', checked, { shouldDirty: true })}
        label={profileFormMessages.teaches}
      />
    </Form>
  )
}
