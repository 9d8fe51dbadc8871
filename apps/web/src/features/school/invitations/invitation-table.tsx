import type { Invitation } from '@wordhoard/contracts/invitations'
import { Link2, QrCode, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { shortDate } from '../../../lib/dates'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { cx } from '../../../ui/cx'
import { IconButton } from '../../../ui/icon-button'
import { toast } from '../../../ui/overlays/toast.store'
import { type DataColumn, DataTable } from '../../../ui/table/data-table'
import { roleNames } from '../members/role-messages'
import styles from '../panel-table.module.css'
import { invitationsMessages } from './messages'

const loadShow = async () => (await import('./show-invitation-dialog')).ShowInvitationDialog
const loadRevoke = async () => (await import('./revoke-dialog')).RevokeDialog

async function copyLink({ url }: Invitation) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ text: invitationsMessages.linkCopied, tone: 'success' })
  } catch (error) {
    console.warn('The link could not be copied:', error)
    toast({ text: invitationsMessages.linkNotCopied(url), duration: 10_000 })
  }
}

/** Lists the valid codes, with actions for each. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  // Kept while a dialog closes, so that its content doesn't vanish.
  const [subject, setSubject] = useState<Invitation>()
  const [open, setOpen] = useState<'show' | 'revoke'>()
  const show: Show = (which, invitation) => {
    setSubject(invitation)
    setOpen(which)
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <DataTable
        className={styles.table}
        aria-labelledby="invitations-heading"
        columns={columnsWith(show)}
        rows={invitations}
        rowKey={({ id }) => id}
      />
      {subject && (
        <>
          <LazyDialog
            load={loadShow}
            props={{ invitation: subject, open: open === 'show', onClose: close }}
          />
          <LazyDialog
            load={loadRevoke}
            props={{ invitation: subject, open: open === 'revoke', onClose: close }}
          />
        </>
      )}
    </>
  )
}

const { columns } = invitationsMessages

type Show = (which: 'show' | 'revoke', invitation: Invitation) => void

const columnsWith = (onShow: Show): readonly DataColumn<Invitation>[] => [
  {
    key: 'code',
    label: columns.code,
    className: styles.wide,
    cell: ({ code, label }) => (
      <>
        <span className={styles.code}>{code}</span>
        {label && (
          <span className={styles.sub}>
            <bdi>{label}</bdi>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'role',
    label: columns.role,
    cell: ({ role, without_email }) => (
      <>
        {roleNames[role]}
        {without_email && <span className={styles.sub}>{invitationsMessages.withoutEmail}</span>}
      </>
    ),
  },
  {
    key: 'classroom',
    label: columns.classroom,
    cell: ({ classroom }) => (classroom ? <bdi>{classroom.name}</bdi> : invitationsMessages.schoolOnly),
  },
  {
    key: 'uses',
    label: columns.uses,
    cell: ({ uses, max_uses }) =>
      invitationsMessages.uses(uses, max_uses, (text) => <span className={styles.inlineLabel}>{text}</span>),
  },
  {
    key: 'expires_at',
    label: columns.validUntil,
    className: styles.date,
    cell: ({ expires_at }) => (
      <>
        <span className={styles.inlineLabel}>{invitationsMessages.until} </span>
        <time dateTime={expires_at}>{shortDate(expires_at)}</time>
      </>
    ),
  },
  {
    key: 'actions',
    label: columns.actions,
    hideLabel: true,
    className: cx(styles.end, styles.buttons),
    cell: (invitation) => <InvitationButtons invitation={invitation} onShow={onShow} />,
  },
]

function InvitationButtons({ invitation, onShow }: { invitation: Invitation; onShow: Show }) {
  const { code } = invitation
  return (
    <>
      <IconButton
        label={invitationsMessages.copyLink(code)}
        icon={<Link2 aria-hidden />}
        onClick={() => void copyLink(invitation)}
      />
      <IconButton
        label={invitationsMessages.showQrCode(code)}
        icon={<QrCode aria-hidden />}
        onClick={() => onShow('show', invitation)}
      />
      <IconButton
        label={invitationsMessages.revoke(code)}
        icon={<Trash2 aria-hidden />}
        onClick={() => onShow('revoke', invitation)}
      />
    </>
  )
}
