import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts of a school's public page. */
export const schoolPageMessages = {
  loading: 'Loading the school…',
  manage: 'Manage School',
  teachers: 'Teachers',
  noTeachers: 'No teachers have joined yet.',
  managers: 'Managers',
  classrooms: 'Classrooms',
  invite: 'Invite',
  inviteTo: (classroom: string) => `Invite to ${classroom}`,
  noClassrooms: 'No classrooms yet.',
  outsider: (link: (text: string) => ReactNode) => (
    <>You’re not in this school. Do you have a code from its staff? {link('Join by code')}</>
  ),
  membershipEnded: 'The school ended your membership. Ask its staff to let you back in.',
  membership: {
    label: 'Your membership',
    role: (role: string, classrooms: number) =>
      classrooms === 0
        ? `You’re ${role} here.`
        : `You’re ${role} here, in ${formatCount(classrooms, 'classroom')}.`,
    forStudents: 'People outside the school see only your username and picture.',
    forOwner: 'To leave, first transfer or delete the school in its settings.',
    whoSeesWhat: 'Who sees what',
    leave: 'Leave school',
  },
}
