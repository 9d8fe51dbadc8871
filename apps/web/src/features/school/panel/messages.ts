import { formatCount } from '../../../lib/format-count'

/** Texts of the admin panel around its lists. */
export const panelMessages = {
  loadingPanel: 'Loading the admin panel…',
  kicker: (role: string) => `Admin panel · ${role}`,
  counts: (classrooms: number, students: number, staff: number) =>
    `${formatCount(classrooms, 'classroom')} · ${formatCount(students, 'student')} · ${formatCount(staff, 'member')} of staff`,
  settings: 'School settings',
  sectionLinks: 'Sections',
  sections: { classrooms: 'Classrooms', users: 'Members', invitations: 'Invitations' },
  loading: {
    classrooms: 'Loading the classrooms…',
    users: 'Loading the members…',
    invitations: 'Loading the invitations…',
  },
  notLoaded: {
    classrooms: 'We couldn’t load the classrooms',
    users: 'We couldn’t load the members',
    invitations: 'We couldn’t load the invitations',
  },
  sort: 'Sort',
}

/** Texts of what a new school still lacks. */
export const firstStepsMessages = {
  heading: 'First steps',
  done: 'Done',
  classroom: {
    title: 'Create a classroom',
    text: 'It has its own page, its own chat, and your assignments: articles and vocabularies.',
    action: 'Create classroom',
  },
  invite: {
    title: 'Invite your class',
    text: 'Put one link or code on the board for everyone. Or print, cut up and hand out a code for each student. You don’t have to email them.',
    action: 'Invite',
    codesForClass: 'Codes for a class',
  },
  assignment: {
    title: 'Create an assignment',
    text: 'Choose an article from the library or one of yours. Students find it on their home page as soon as they join.',
    action: 'Open classroom',
  },
}
