import { useQueryClient } from '@tanstack/react-query'
import { MAX_BIO_LENGTH } from '@wordhoard/contracts/fields'
import { type OwnUserInfo, updateMyUserInfo } from '@wordhoard/contracts/user-info'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldIssues } from '../../lib/form-failure'
import { call } from '../../lib/http'
import { updateSessionUser } from '../../lib/session.store'
import { useHistoryDialog } from '../../lib/use-history-dialog'
import { useUsernameAvailability } from '../../lib/use-username-availability'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { toast } from '../../ui/toast.store'
import { AvatarPicker } from './avatar-picker'
import { profileQueries } from './profile.queries'
import { type ProfileValues, profileFields, profileValues } from './profile-values'
import styles from './settings-dialog.module.css'

interface SettingsDialogProps {
  profile: OwnUserInfo
  open: boolean
  onClose: () => void
  /** The profile was changed on the server. */
  onSaved?: (() => void) | undefined
}

/**
 * Changes the own profile. What is typed is sent as it is: the server judges, and its messages stand under their fields.
 * Closing keeps what was typed for as long as the page stands.
 */
export function SettingsDialog({ profile, open, onClose, onSaved }: SettingsDialogProps) {
  const queries = useQueryClient()
  const [failure, setFailure] = useState('')
  const form = useForm<ProfileValues>({
    values: profileValues(profile),
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, reset, setError, setValue, watch, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  const [bio, username, avatarId] = watch(['bio', 'username', 'avatarId'])
  const availability = useUsernameAvailability(open ? username : profile.username, profile.username)
  useHistoryDialog(open, onClose)

  const save = handleSubmit(async (values) => {
    setFailure('')
    try {
      const saved = await call(updateMyUserInfo, { body: values })
      queries.setQueryData(profileQueries.mine().queryKey, saved)
      const { first_name, last_name, username, avatarId } = saved
      updateSessionUser({ first_name, last_name, username, avatarId })
      reset(profileValues(saved))
      onClose()
      onSaved?.()
      toast({ text: 'Profile saved', tone: 'success' })
    } catch (error) {
      if (!showFieldIssues(error, setError, profileFields)) setFailure('An unexpected error occurred.')
    }
  })

  const discard = () => {
    reset(profileValues(profile))
    setFailure('')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Settings"
      size="medium"
      actions={
        <>
          <Button onClick={discard} disabled={isSubmitting}>
            {isDirty ? 'Discard changes' : 'Cancel'}
          </Button>
          <Button variant="primary" type="submit" form="profile-settings" busy={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <form id="profile-settings" className={styles.form} noValidate onSubmit={save}>
        <AvatarPicker
          username={username || profile.username}
          value={avatarId}
          onChange={(id) => setValue('avatarId', id, { shouldDirty: true })}
        />
        {errors.avatarId && (
          <p className={styles.failure} role="alert">
            {errors.avatarId.message}
          </p>
        )}
        <div className={styles.names}>
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.first_name?.message}
            {...register('first_name')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.last_name?.message}
            {...register('last_name')}
          />
        </div>
        <TextField
          label="Username"
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
          label="Bio"
          className={styles.bio}
          error={errors.bio?.message}
          hint={
            <span className={styles.counter} data-over={bio.trim().length > MAX_BIO_LENGTH || undefined}>
              {bio.trim().length} of {MAX_BIO_LENGTH} characters
            </span>
          }
          {...register('bio')}
        />
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
