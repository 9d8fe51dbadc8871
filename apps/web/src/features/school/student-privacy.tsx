import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type StaffSchool, updateSchool } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { paths } from '../../shell/paths'
import { Switch } from '../../ui/fields/switch'
import { toast } from '../../ui/overlays/toast.store'
import { invalidateSchools } from './school.queries'
import styles from './school-settings-dialog.module.css'
import { studentPrivacyMessages } from './school-settings-messages'

/** A switch for whether people outside the school may see and write to its students. Changes are saved at once. */
export function StudentPrivacy({ school }: { school: StaffSchool }) {
  const client = useQueryClient()
  // Shows the change at once; the switch would otherwise jump back and forth.
  const [pending, setPending] = useState<boolean | null>(null)
  const { mutate } = useMutation({
    scope: { id: `student-privacy-${school.id}` },
    mutationFn: (students_may_open_profiles: boolean) =>
      call(updateSchool, { params: { id: school.id }, body: { students_may_open_profiles } }),
    onError: (error) =>
      toast({ text: studentPrivacyMessages.notChanged(errorSentence(error)), tone: 'error', duration: 6000 }),
    onSettled: () => invalidateSchools(client),
  })
  return (
    <div className={styles.privacy}>
      <Switch
        label={studentPrivacyMessages.allow}
        checked={pending ?? school.students_may_open_profiles}
        onCheckedChange={(isOn) => {
          setPending(isOn)
          // The callback runs only for the last of several changes.
          mutate(isOn, { onSettled: () => setPending(null) })
        }}
      />
      <p className={styles.note}>
        {studentPrivacyMessages.note} <Link to={paths.whoSeesWhat}>{studentPrivacyMessages.whoSeesWhat}</Link>
      </p>
    </div>
  )
}
