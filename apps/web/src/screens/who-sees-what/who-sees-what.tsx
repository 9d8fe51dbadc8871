import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { LegalSection } from '../legal/legal-section'

/**
 * Must describe the software as it is: apps/api/src/modules/profiles/visibility.ts and school/teacher-visibility.ts.
 */
export const whoSeesWhat: readonly LegalSection[] = [
  {
    id: 'outside-the-school',
    heading: 'People outside the school',
    body: (
      <>
        <p>
          They see a student’s user name and picture, and nothing else. Staff of another school count as
          outside, too.
        </p>
        <ul>
          <li>No first or last name, no bio, and no date of joining.</li>
          <li>No followers, no lists of texts and no word lists.</li>
          <li>They can’t follow the student or send messages. Old chats close, too.</li>
          <li>The student can’t write to them either.</li>
        </ul>
        <p>Visitors without an account see no profiles at all.</p>
      </>
    ),
  },
  {
    id: 'in-the-school',
    heading: 'Other students at the school',
    body: (
      <ul>
        <li>They see what the student’s profile shows: name, bio, followers and public lists.</li>
        <li>Students can hide each of these in their settings.</li>
        <li>They can write to the student, unless the student has chosen “Nobody”.</li>
        <li>They never see anybody’s progress or words.</li>
      </ul>
    ),
  },
  {
    id: 'teachers',
    heading: 'Teachers',
    body: (
      <>
        <p>Teachers see the students of their own classrooms:</p>
        <ul>
          <li>Name and user name, the name on their code, and when they joined.</li>
          <li>For texts they set: who has read them, and for how many minutes.</li>
          <li>How many words each student looked up in those texts.</li>
          <li>
            For the words of those texts and lists: how many are practised, remembered or still unknown.
          </li>
          <li>What is written in the classroom’s chat. They can delete messages and pause students.</li>
        </ul>
        <p>
          Teachers don’t see other texts, even if the title is the same. They don’t see a student’s
          vocabulary, private texts or private chats.
        </p>
      </>
    ),
  },
  {
    id: 'who-runs-the-school',
    heading: 'Managers and the owner',
    body: (
      <>
        <p>They see the same as teachers, for every classroom, and the list of all members.</p>
        <p>If one member reports another, the report goes to them.</p>
      </>
    ),
  },
  {
    id: 'nobody',
    heading: 'What nobody sees',
    body: <p>E-mail addresses and passwords. We never show them, to staff or anybody else.</p>,
  },
  {
    id: 'public-texts',
    heading: 'What students publish',
    body: (
      <p>
        Articles and word lists are private at first. If a student makes an article public, everyone can read
        it. It carries the student’s user name, never the real name.
      </p>
    ),
  },
  {
    id: 'what-schools-decide',
    heading: 'What the school decides',
    body: (
      <>
        <p>
          Students stay private unless their school lets them open up. Managers find this in the admin panel,
          under School Settings: “Let students open their profiles to everyone”. It’s off by default.
        </p>
        <p>
          Turning it on changes nobody’s profile: each student then chooses. Turning it off makes all of them
          private again. A student of two schools needs both to allow it.
        </p>
      </>
    ),
  },
  {
    id: 'after-the-school',
    heading: 'When a student leaves',
    body: (
      <>
        <p>
          The school no longer sees their profile or progress. We forget the name on their code. The profile
          stays private until they change it.
        </p>
        <p>
          Messages in a classroom’s chat stay. If the student deletes the account, they stay without a name.
        </p>
        <p>
          Our <Link to={paths.privacyPolicy}>Privacy Policy</Link> says what we store, and for how long.
        </p>
      </>
    ),
  },
]
