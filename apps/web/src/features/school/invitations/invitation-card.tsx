import { ExternalLink } from 'lucide-react'
import { momentOf } from '../../../lib/dates'
import { paths } from '../../../shell/paths'
import { buttonClass } from '../../../ui/button'
import { CopyButton } from './copy-button'
import styles from './invitation-card.module.css'
import { invitationCardMessages } from './invitation-card-messages'
import { QrPicture } from './qr-picture'

interface InvitationCardProps {
  code: string
  url: string
  expiresAt: string
}

/** Shows an invitation in every form in which it can be shared: as a code, a link and a QR code. */
export function InvitationCard({ code, url, expiresAt }: InvitationCardProps) {
  return (
    <div className={styles.card}>
      <QrPicture address={url} />
      <div className={styles.text}>
        <p className={styles.code}>{code}</p>
        <p className={styles.link}>{url}</p>
        <p className={styles.note}>{invitationCardMessages.validUntil(momentOf(expiresAt))}</p>
        <div className={styles.actions}>
          <CopyButton text={url} label={invitationCardMessages.copyLink} />
          <a
            className={buttonClass({ variant: 'quiet' })}
            href={paths.qr(new URL(url).pathname)}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink aria-hidden />
            {invitationCardMessages.showLarger}
          </a>
        </div>
      </div>
    </div>
  )
}
