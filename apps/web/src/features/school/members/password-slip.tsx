import type { TemporaryPassword } from '@wordhoard/contracts/pupils'
import { createPortal } from 'react-dom'
import { shortDate } from '../../../lib/dates'
import styles from '../roster/code-sheet.module.css'
import { memberPasswordMessages } from './member-password-messages'

/** A temporary password as a slip to cut out and hand over; visible in print only. */
export function PasswordSlip({ made, school }: { made: TemporaryPassword; school: string }) {
  const { name, username, password, valid_until, login_url } = made
  const { slip } = memberPasswordMessages
  return createPortal(
    <div className={styles.sheet} data-print-sheet>
      <div className={styles.page}>
        <div className={styles.ticket}>
          <div className={styles.text}>
            <p className={styles.name}>
              <bdi>{name || username}</bdi>
            </p>
            <p className={styles.where}>
              <bdi>{school}</bdi>
            </p>
            <p className={styles.where}>{slip.username(<bdi>{username}</bdi>)}</p>
            <p className={styles.code}>{password}</p>
            <p className={styles.link}>{login_url.replace(/^https?:\/\//, '')}</p>
            <p className={styles.small}>{slip.use(shortDate(valid_until))}</p>
          </div>
        </div>
      </div>
    </div>,
    document.body,
  )
}
