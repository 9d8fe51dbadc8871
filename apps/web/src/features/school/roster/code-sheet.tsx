import { createPortal } from 'react-dom'
import { shortDate } from '../../../lib/dates'
import { QrPicture } from '../invitations/qr-picture'
import styles from './code-sheet.module.css'
import type { MadeCodes } from './make-codes'
import { codeSheetMessages } from './messages'

/** Number of tickets on an A4 page: two columns of six. */
const TICKETS_PER_PAGE = 12

/** The codes as pages of tickets to cut out and hand out; visible in print only. */
export function CodeSheet({ made }: { made: MadeCodes }) {
  const { codes } = made
  const pages = Array.from({ length: Math.ceil(codes.length / TICKETS_PER_PAGE) }, (_, page) =>
    codes.slice(page * TICKETS_PER_PAGE, (page + 1) * TICKETS_PER_PAGE),
  )
  return createPortal(
    <div className={styles.sheet} data-print-sheet>
      {pages.map((tickets) => (
        <div key={tickets[0]?.id} className={styles.page}>
          {tickets.map((ticket) => (
            <Ticket key={ticket.id} ticket={ticket} made={made} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  )
}

function Ticket({ ticket, made }: { ticket: MadeCodes['codes'][number]; made: MadeCodes }) {
  const { label, code, url, expires_at } = ticket
  return (
    <div className={styles.ticket}>
      <div className={styles.text}>
        <p className={styles.name}>{label ? <bdi>{label}</bdi> : <span className={styles.blank} />}</p>
        <p className={styles.where}>
          <bdi>{made.classroom}</bdi>
        </p>
        <p className={styles.where}>
          <bdi>{made.school}</bdi>
        </p>
        <p className={styles.code}>{code}</p>
        <p className={styles.link}>
          {url.slice(0, -code.length).replace(/^https:\/\//, '')}
          <span>{code}</span>
        </p>
        <p className={styles.small}>{codeSheetMessages.use(shortDate(expires_at))}</p>
      </div>
      <QrPicture address={url} className={styles.qr} />
    </div>
  )
}
