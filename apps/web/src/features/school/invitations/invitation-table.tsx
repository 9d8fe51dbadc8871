import type { Invitation } from '@wordhoard/contracts/invitations'
import { Link2, QrCode, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { shortDate } from '../../../lib/dates'
import { formatCount } from '../../../lib/format-count'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { cx } from '../../../ui/cx'
import { IconButton } from '../../../ui/icon-button'
import { toast } from '../../../ui/overlays/toast.store'
import { type DataColumn, DataTable } from '../../../ui/table/data-table'
import { roleNames } from '../members/role-messages'
import styles from '../panel-table.module.css'

const loadShow = async () => (await import('./show-invitation-dialog')).ShowInvitationDialog
const loadRevoke = async () => (await import('./revoke-dialog')).RevokeDialog

async function copyLink({ url }: Invitation) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ text: 'Link copied', tone: 'success' })
  } catch (error) {
    console.warn('The link could not be copied:', error)
    toast({ text: `This browser doesn’t let pages copy. The link is ${url}`, duration: 10_000 })
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

type Show = (which: 'show' | 'revoke', invitation: Invitation) => void

const columnsWith = (onShow: Show): readonly DataColumn<Invitation>[] => [
  {
    key: 'code',
    label: 'Code',
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
  { key: 'role', label: 'For', cell: ({ role }) => roleNames[role] },
  {
    key: 'classroom',
    label: 'Classroom',
    cell: ({ classroom }) => (classroom ? <bdi>{classroom.name}</bdi> : 'The school only'),
  },
  {
    key: 'uses',
    label: 'Used',
    cell: ({ uses, max_uses }) => (
      <>
        {max_uses === null
          ? formatCount(uses, 'time')
          : `${uses.toLocaleString('en-GB')} of ${max_uses.toLocaleString('en-GB')}`}
        <span className={styles.inlineLabel}> used</span>
      </>
    ),
  },
  {
    key: 'expires_at',
    label: 'Good until',
    className: styles.date,
    cell: ({ expires_at }) => (
      <>
        <span className={styles.inlineLabel}>until </span>
        <time dateTime={expires_at}>{shortDate(expires_at)}</time>
      </>
    ),
  },
  {
    key: 'actions',
    label: 'What can be done',
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
        label={`Copy the link of ${code}`}
        icon={<Link2 aria-hidden />}
        onClick={() => void copyLink(invitation)}
      />
      <IconButton
        label={`QR code of ${code}`}
        icon={<QrCode aria-hidden />}
        onClick={() => onShow('show', invitation)}
      />
      <IconButton
        label={`Revoke ${code}`}
        icon={<Trash2 aria-hidden />}
        onClick={() => onShow('revoke', invitation)}
      />
    </>
  )
}
