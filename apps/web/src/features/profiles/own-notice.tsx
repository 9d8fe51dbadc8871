import { useQuery } from '@tanstack/react-query'
import styles from './person-actions.module.css'
import { describeHiddenParts } from './privacy/describe-hidden-parts'
import { profileQueries } from './profiles.queries'

/** Tells users who view their own public profile who can see it and which parts are hidden from others. */
export function OwnNotice() {
  const { data } = useQuery(profileQueries.privacy())
  const hidden = data && describeHiddenParts(data)
  return (
    <p className={styles.notice}>
      {data?.visible_to === 'school'
        ? 'Only your school sees this profile. Everyone else sees your user name and picture. '
        : 'This is your public profile. '}
      {hidden && `Others do not see ${hidden}. `}
      What it shows is your choice: on your page, under Settings.
    </p>
  )
}
