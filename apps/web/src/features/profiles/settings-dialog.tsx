import { useQueryClient } from '@tanstack/react-query'
import { type OwnUserInfo, updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldIssues } from '../../forms/form-failure'
import { LanguageFields } from '../../languages/language-fields'
import { languageMessages } from '../../languages/messages'
import { call } from '../../session/call'
import { updateSessionUser } from '../../session/session.store'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/overlays/toast.store'
import { TabPanel, Tabs } from '../../ui/tabs'
import { PrivacySettings } from './privacy/privacy-settings'
import { ProfileForm } from './profile-form'
import { type ProfileValues, profileFields, profileValues } from './profile-values'
import { profileQueries, refreshProfiles } from './profiles.queries'
import { settingsMessages } from './settings-messages'

const FORM = 'profile-settings'
const tabs = [
  { value: 'profile', label: settingsMessages.profile },
  { value: 'language', label: languageMessages.title },
  { value: 'privacy', label: settingsMessages.privacy },
] as const

interface SettingsDialogProps {
  profile: OwnUserInfo
  open: boolean
  onClose: () => void
  /** Called when the server has saved the profile. */
  onSaved?: (() => void) | undefined
}

/**
 * Edits the user's profile and its privacy. Typed values are sent as they are: the server validates them, and its
 * messages appear under their fields. Typed values survive closing the dialog, but not leaving the page. Changes of
 * language and privacy are saved at once.
 */
export function SettingsDialog({ profile, open, onClose, onSaved }: SettingsDialogProps) {
  const queries = useQueryClient()
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('profile')
  const [failure, setFailure] = useState('')
  const form = useForm<ProfileValues>({
    values: profileValues(profile),
    resetOptions: { keepDirtyValues: true },
  })
  const { handleSubmit, reset, setError, formState } = form
  const { isSubmitting, isDirty } = formState
  useHistoryDialog(open, onClose)

  const save = handleSubmit(async (values) => {
    setFailure('')
    try {
      const saved = await call(updateMyUserInfo, { body: values })
      queries.setQueryData(profileQueries.mine().queryKey, saved)
      void refreshProfiles(queries)
      const { first_name, last_name, username, avatarId } = saved
      updateSessionUser({ first_name, last_name, username, avatarId })
      reset(profileValues(saved))
      onClose()
      onSaved?.()
      toast({ text: settingsMessages.saved, tone: 'success' })
    } catch (error) {
      if (!showFieldIssues(error, setError, profileFields)) setFailure(settingsMessages.failed)
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
      title={settingsMessages.title}
      size="medium"
      actions={
        tab === 'profile' ? (
          <ActionButtons
            action={settingsMessages.save}
            pendingAction={settingsMessages.saving}
            isPending={isSubmitting}
            form={FORM}
            cancel={isDirty ? settingsMessages.discard : settingsMessages.cancel}
            onCancel={discard}
          />
        ) : (
          <Button onClick={onClose}>{settingsMessages.done}</Button>
        )
      }
    >
      <Tabs label={settingsMessages.title} tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="profile" isKept>
          <ProfileForm
            id={FORM}
            form={form}
            ownUsername={profile.username}
            isSeen={open && tab === 'profile'}
            failure={failure}
            onSubmit={save}
          />
        </TabPanel>
        <TabPanel value="language">
          <LanguageFields />
        </TabPanel>
        <TabPanel value="privacy">
          <PrivacySettings />
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}
