import type { Invitation } from '@wordhoard/contracts/invitations'
import { Link2, QrCode, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { shortDate } from '../../../lib/dates'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { IconButton } from '../../../ui/icon-button'
import { toast } from '../../../ui/overlays/toast.store'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { counted, roleNames } from '../members/role-names'
import styles from '../panel-table.module.css'

const loadShow = async () => (await import('./show-invitation-dialog')).ShowInvitationDialog
const loadRevoke = async () => (await import('./revoke-dialog')).RevokeDialog

async function copyLink({ url }: Invitation) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ text: 'Link copied', tone: 'success' })
  } catch (error) {
    console.warn('Not copied', error)
    toast({ text: `This browser doesn’t let pages copy. The link is ${url}`, duration: 10_000 })
  }
}

/** Codes that are out, with what can be done about each. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  // What a dialog was about stays in it while it closes.
  const [subject, setSubject] = useState<Invitation>()
  const [open, setOpen] = useState<'show' | 'revoke'>()
  const show = (which: 'show' | 'revoke', invitation: Invitation) => {
    setSubject(invitation)
    setOpen(which)
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <table className={styles.table} aria-labelledby="invitations-heading">
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">For</th>
            <th scope="col">Classroom</th>
            <th scope="col">Used</th>
            <th scope="col">Good until</th>
            <th scope="col" className={styles.end}>
              <VisuallyHidden>What can be done</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onShow={show} />
          ))}
        </tbody>
      </table>
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

interface InvitationRowProps {
  invitation: Invitation
  onShow: (which: 'show' | 'revoke', invitation: Invitation) => void
}

function InvitationRow({ invitation, onShow }: InvitationRowProps) {
  const { code, label, role, classroom, uses, max_uses, expires_at } = invitation
  return (
    <tr>
      <td className={styles.wide}>
        <span className={styles.code}>{code}</span>
        {label && (
          <span className={styles.sub}>
            <bdi>{label}</bdi>
          </span>
        )}
      </td>
      <td>{roleNames[role]}</td>
      <td>{classroom ? <bdi>{classroom.name}</bdi> : 'The school only'}</td>
      <td>
        {max_uses === null
          ? counted(uses, 'time')
          : `${uses.toLocaleString('en-GB')} of ${max_uses.toLocaleString('en-GB')}`}
        <span className={styles.inlineLabel}> used</span>
      </td>
      <td className={styles.date}>
        <span className={styles.inlineLabel}>until </span>
        <time dateTime={expires_at}>{shortDate(expires_at)}</time>
      </td>
      <td className={styles.buttons}>
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
      </td>
    </tr>
  )
}
