import { brand } from '@wordhoard/contracts/site/brand'
import type { ReactNode } from 'react'

/** Texts of the page on who sees what of a student. */
export const whoSeesWhatMessages = {
  summary: `This page says who sees what about a student on ${brand.name}. In short: the school sees names and schoolwork. Everyone else sees a username and a picture.`,
  outside: {
    heading: 'People outside the school',
    basics:
      'They see a student’s username and picture, and nothing else. Staff of another school count as outside, too.',
    limits: [
      'They don’t see a first or last name, a bio or a joining date.',
      'They don’t see followers, or lists of articles and vocabularies.',
      'They can’t follow the student or send messages. Old chats close, too.',
      'The student can’t write to them either.',
    ],
    visitors: 'Visitors without an account see no profiles at all.',
  },
  classmates: {
    heading: 'Other students at the school',
    points: [
      'They see what the student’s profile shows: name, bio, followers, public articles and vocabularies.',
      'Students can hide each of these in their settings.',
      'They can write to the student, unless the student has chosen “Nobody”.',
      'They never see anyone’s progress or words.',
    ],
  },
  teachers: {
    heading: 'Teachers',
    intro: 'Teachers see this about the students in their own classrooms:',
    points: [
      'Their name and username, the name on their code, and when they joined.',
      'For assigned articles: who has read them, and for how many minutes.',
      'How many words each student looked up in those articles.',
      'For assigned vocabularies: how many words each student has practised, remembers or still doesn’t know.',
      'For class tests: when students took them, their scores and each of their answers.',
      'For any article: an estimate of who can read it, and which words they may lack. It comes from word checks, class tests and assigned articles only.',
      'All messages in the classroom’s chat. Teachers can delete messages and pause students.',
    ],
    limits:
      'Teachers don’t see other texts, even if the title is the same. They don’t see a student’s vocabulary, private texts or private chats. They don’t see what we guess about a student’s words from private reading or practice.',
  },
  withoutEmail: {
    heading: 'Accounts without email',
    password:
      'Some codes let students join with a username and a password only. Teachers can then give their own students a new password. Managers and the owner can do this for every student of the school.',
    notified:
      'The student is logged out everywhere. They choose their own password when they log in, and see the date of the reset.',
    ends: 'The school can’t do this once the student has confirmed an email address.',
  },
  managers: {
    heading: 'Managers and the owner',
    lists: 'They see the same as teachers, for every classroom, and the list of all members.',
    reports: 'If one member reports another, the report goes to them.',
  },
  neverShown: {
    heading: 'What we never show',
    text: 'We never show email addresses or passwords to anyone else, not even to staff. The people who run the site read reports about definitions, but can’t see who sent them.',
  },
  published: {
    heading: 'What students publish',
    text: 'Articles and vocabularies are private at first. If a student makes an article public, everyone can read it. It shows the student’s username, never their real name.',
  },
  schoolDecides: {
    heading: 'What the school decides',
    setting:
      'Students stay private unless their school lets them open their profiles. Managers can allow this in the admin panel, under School settings. The switch is called “Let students open their profiles to everyone”. It’s off by default.',
    effects:
      'Turning it on doesn’t change any profile: each student then chooses. Turning it off makes all of them private again. If a student is in two schools, both need to allow it.',
  },
  afterSchool: {
    heading: 'When a student leaves',
    access:
      'The school no longer sees their profile or progress. We forget the name on their code. The profile stays private until they change it.',
    withoutEmail:
      'An account without an email address stays for 30 days. Students can add an address or join a school again. After that, we delete it.',
    messages:
      'Their messages in a classroom’s chat stay. If they delete their account, the messages stay without a name.',
    policy: (link: (text: string) => ReactNode) => (
      <>Our {link('Privacy Policy')} says what we store, and for how long.</>
    ),
  },
}
