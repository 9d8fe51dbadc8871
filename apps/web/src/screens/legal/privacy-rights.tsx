import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { type LegalSection, legalDates } from './legal-section'
import { ContactEmail } from './site-facts'

/** Second half of the privacy policy: retention, rights and contacts. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'how-long',
    heading: 'How long we keep it',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account and everything in it:</strong> until you delete it. We don’t delete accounts
            merely because they are quiet.
          </li>
          <li>
            <strong>Sessions:</strong> until you log out, at most 30 days after they were last used, and never
            longer than 180 days.
          </li>
          <li>
            <strong>Browsers your account knows:</strong> 90 days after you last logged in there, as a hash.
            They go with the account, and when you choose a new password.
          </li>
          <li>
            <strong>“No more invitations”:</strong> a hash of the address, so that no school can email it
            again. A report of an invitation is kept with the same hash.
          </li>
          <li>
            <strong>Verification codes:</strong> they expire after ten minutes and are removed soon
            afterwards.
          </li>
          <li>
            <strong>How words were before a change,</strong> so that you can undo it: an hour. Answers to
            calls that may be repeated: a day.
          </li>
          <li>
            <strong>Counts of attempts:</strong> until the limit has passed, under a hash of the e-mail
            address instead of the address.
          </li>
          <li>
            <strong>Messages after you have left:</strong> they stay with the people you wrote to, under the
            name “Deleted user”.
          </li>
        </ul>
        <p>
          If the operator keeps backups, deleted data disappears from them when they are overwritten in the
          usual course.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    heading: 'How it is kept safe',
    body: (
      <p>
        Connections are encrypted. Passwords are hashed with argon2id; the secrets of sessions and codes are
        stored only as hashes. Every request for private data is checked against the account that makes it,
        and changing your password ends every other session. No system is perfect: if something happens to
        your data that puts you at risk, we will tell you and the Information Commissioner’s Office as the law
        requires.
      </p>
    ),
  },
  {
    id: 'your-rights',
    heading: 'Your rights, and how to use them',
    body: (
      <>
        <ul>
          <li>
            <strong>To see your data and take it with you:</strong> “Download my data” on your{' '}
            <Link to={paths.me}>profile page</Link> gives you all of it as a JSON file, at once.
          </li>
          <li>
            <strong>To correct it:</strong> your names, user name and description in Settings on the same
            page, your e-mail address beneath.
          </li>
          <li>
            <strong>To have it deleted:</strong> “Delete my account” removes your account, vocabulary,
            learning log, articles and sessions for good.
          </li>
          <li>
            <strong>To object, or to have processing restricted,</strong> where we rely on a legitimate
            interest.
          </li>
        </ul>
        <p>
          For anything that you cannot do yourself, write to <ContactEmail />. It costs nothing, and we answer
          within one month. We may ask you to write from the address of your account, so that nobody else gets
          your data. No decision with legal effect is made about you by automatic means alone.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    heading: 'Children',
    body: (
      <p>
        {brand.name} is for people aged 13 and over. If you believe that a younger child has made an account,
        tell us and we will remove it.
      </p>
    ),
  },
  {
    id: 'complaints',
    heading: 'If you are not content',
    body: (
      <p>
        Please give us the chance to put it right first: <ContactEmail />. You can also complain at any time
        to the Information Commissioner’s Office, the United Kingdom’s authority for data protection, at{' '}
        <a href="https://ico.org.uk/make-a-complaint/" target="_blank" rel="noopener noreferrer">
          ico.org.uk/make-a-complaint
        </a>
        .
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    body: (
      <p>
        This policy has applied since {legalDates.effective} and was last updated on {legalDates.updated}.
        When it changes in a way that matters to you, we will say so on the site or by e-mail before the
        change takes effect.
      </p>
    ),
  },
]
