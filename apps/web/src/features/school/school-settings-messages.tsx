import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts of a school's settings. */
export const schoolSettingsMessages = {
  titles: { fields: 'School settings', transfer: 'Transfer this school', delete: 'Delete this school?' },
  saved: 'School updated',
  save: 'Save',
  saving: 'Saving…',
  transfer: 'Transfer this school…',
  delete: 'Delete this school…',
}

/** Texts of what a school lets its students share. */
export const studentPrivacyMessages = {
  allow: 'Let students open their profiles to everyone',
  note: 'When this is off, people outside the school see only usernames and pictures.',
  whoSeesWhat: 'Who sees what',
  notChanged: (reason: string) => `We couldn’t change this. ${reason}`,
}

/** Texts of deleting a school. */
export const deleteSchoolMessages = {
  note: (school: ReactNode, classrooms: number, members: number) => (
    <>
      This deletes {school} with its {formatCount(classrooms, 'classroom')}, their chats and all assignments.
      Its {formatCount(members, 'member')} will keep their accounts, words and texts. You can’t undo this.
    </>
  ),
  action: 'Delete for good',
  pending: 'Deleting…',
  back: 'Back',
  deleted: (school: string) => `You’ve deleted ${school}`,
}

/** Texts of giving a school to another owner. */
export const transferSchoolMessages = {
  staffLoading: 'Loading the staff…',
  staffNotLoaded: 'We couldn’t load the staff',
  noStaff:
    'You can transfer a school to one of its managers or teachers. Your school has none yet. Invite a teacher first.',
  note: 'They’ll become the owner and can do everything, even delete the school. You’ll become a manager. Only they can give it back.',
  newOwner: 'New owner',
  choose: 'Choose a person',
  action: 'Transfer',
  pending: 'Transferring…',
  back: 'Back',
  transferred: 'You’ve transferred the school. You’re now a manager.',
}
