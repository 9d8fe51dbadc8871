import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format-count'

/** Texts of the list of invitations. */
export const invitationsMessages = {
  codesForClass: 'Codes for a class',
  invite: 'Invite',
  empty: {
    title: 'No codes yet',
    text: 'Invite everyone with one link. Or print a sheet with a code for each student.',
  },
  showMany: (count: number, hasMore: boolean) => `Show ${count}${hasMore ? '+' : ''} more`,
  showMore: 'Show more',
  columns: {
    code: 'Code',
    role: 'Role',
    classroom: 'Classroom',
    uses: 'Used',
    validUntil: 'Valid until',
    actions: 'Actions',
  },
  schoolOnly: 'School only',
  withoutEmail: 'No email needed',
  /** `label` marks words that only narrow screens need, where the columns have no headings. */
  uses: (count: number, limit: number | null, label: (text: string) => ReactNode) =>
    limit === null ? (
      <>
        {label('used ')}
        {formatCount(count, 'time')}
      </>
    ) : (
      <>
        {count.toLocaleString('en-GB')} of {limit.toLocaleString('en-GB')}
        {label(' used')}
      </>
    ),
  /** Stands before the date on narrow screens. */
  until: 'until',
  copyLink: (code: string) => `Copy link for ${code}`,
  showQrCode: (code: string) => `Show QR code for ${code}`,
  revoke: (code: string) => `Revoke ${code}`,
  linkCopied: 'Link copied',
  linkNotCopied: (link: string) => `Your browser doesn’t let us copy. Here’s the link: ${link}`,
}
