import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { LegalSection } from '../legal/legal-section'
import { whoSeesWhatMessages } from './messages'

const { outside, classmates, teachers, managers, withoutEmail, neverShown } = whoSeesWhatMessages
const { published, schoolDecides, afterSchool } = whoSeesWhatMessages

/**
 * Must describe the software as it is: apps/api/src/modules/profiles/visibility.ts school/teacher-visibility.ts
 * and school/pupil-accounts.ts.
 */
export const whoSeesWhat: readonly LegalSection[] = [
  {
    id: 'outside-the-school',
    heading: outside.heading,
    body: (
      <>
        <p>{outside.basics}</p>
        <Points texts={outside.limits} />
        <p>{outside.visitors}</p>
      </>
    ),
  },
  {
    id: 'in-the-school',
    heading: classmates.heading,
    body: <Points texts={classmates.points} />,
  },
  {
    id: 'teachers',
    heading: teachers.heading,
    body: (
      <>
        <p>{teachers.intro}</p>
        <Points texts={teachers.points} />
        <p>{teachers.limits}</p>
      </>
    ),
  },
  {
    id: 'who-runs-the-school',
    heading: managers.heading,
    body: (
      <>
        <p>{managers.lists}</p>
        <p>{managers.reports}</p>
      </>
    ),
  },
  {
    id: 'without-email',
    heading: withoutEmail.heading,
    body: (
      <>
        <p>{withoutEmail.password}</p>
        <p>{withoutEmail.notified}</p>
        <p>{withoutEmail.ends}</p>
      </>
    ),
  },
  {
    id: 'nobody',
    heading: neverShown.heading,
    body: <p>{neverShown.text}</p>,
  },
  {
    id: 'public-texts',
    heading: published.heading,
    body: <p>{published.text}</p>,
  },
  {
    id: 'what-schools-decide',
    heading: schoolDecides.heading,
    body: (
      <>
        <p>{schoolDecides.setting}</p>
        <p>{schoolDecides.effects}</p>
      </>
    ),
  },
  {
    id: 'after-the-school',
    heading: afterSchool.heading,
    body: (
      <>
        <p>{afterSchool.access}</p>
        <p>{afterSchool.withoutEmail}</p>
        <p>{afterSchool.messages}</p>
        <p>
          {afterSchool.policy((text) => (
            <Link to={paths.privacyPolicy}>{text}</Link>
          ))}
        </p>
      </>
    ),
  },
]

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
