import { Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { shortDate } from '../../../lib/dates'
import { paths } from '../../../shell/paths'
import { buttonClass } from '../../../ui/button'
import styles from '../../../ui/notice.module.css'
import { deletionNoticeMessages } from './deletion-notice-messages'

/** Tells a pupil without an email address, who is in no school any more, when the account will be deleted. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  return (
    <section className={styles.notice} aria-labelledby="deletion-notice">
      <h2 id="deletion-notice">
        <Hourglass aria-hidden />
        {deletionNoticeMessages.title(shortDate(dueAt))}
      </h2>
      <p>{deletionNoticeMessages.text}</p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.me}>
          {deletionNoticeMessages.addEmail}
        </Link>
        <Link to={paths.schools}>{deletionNoticeMessages.join}</Link>
      </div>
    </section>
  )
}
