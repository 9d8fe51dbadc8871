/** Texts of inviting people with a code. */
export const inviteMessages = {
  title: 'Invite',
  share: 'Send the link, write the code on the board, or let phones scan the picture.',
  listed: 'You’ll find it under Invitations while it’s valid. You can also revoke it there.',
  done: 'Done',
  create: 'Create invitation',
  creating: 'Creating…',
  role: 'Role',
  schoolOnly: 'School only',
  people: {
    label: 'Number of people',
    placeholderForStudents: 'Any number',
    placeholderForStaff: '1',
    hintForStudents: 'Leave this empty to let in everyone with the code.',
    hintForPupils: (most: number) => `At most ${most}, in case the code gets lost.`,
    hintForStaff: 'Leave this empty to let in one person.',
    outOfRange: (most: number) => `Enter a number from 1 to ${most.toLocaleString('en-GB')}`,
  },
  withoutEmail: {
    label: 'Accounts without email',
    note: 'Students join with this code, a username and a password. You can print a new password if they forget it.',
  },
  managerNote:
    'Managers manage all classrooms and members, including teachers. Don’t share this code with anyone else.',
  teacherNote:
    'Teachers see the progress of the students in their classrooms. Don’t share this code with anyone else.',
}
