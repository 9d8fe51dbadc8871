import { useQuery } from '@tanstack/react-query'
import { ownNoticeMessages } from './messages'
import styles from './person-actions.module.css'
import { describeHiddenParts } from './privacy/describe-hidden-parts'
import { profileQueries } from './profiles.queries'

/** Tells users who view their own public profile who can see it and which parts are hidden from others. */
export function OwnNotice() {
  const { data } = useQuery(profileQueries.privacy())
  const hidden = data && describeHiddenParts(data)
  return (
    <p className={styles.notice}>
      {data?.visible_to === 'school' ? ownNoticeMessages.school : ownNoticeMessages.public}{' '}
      {hidden && `${ownNoticeMessages.hidden(hidden)} `}
      {ownNoticeMessages.change}
    </p>
  )
}
