import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { type LegalSection, legalDates } from './legal-section'
import { ContactEmail } from './site-facts'

/** Second half of the privacy policy: retention, rights and contacts. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'how-long',
    heading: 'How long we keep your data',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account and everything in it:</strong> until you delete it. We don’t delete your
            account just because you don’t use it.
          </li>
          <li>
            <strong>An account without an email address:</strong> you have 30 days to add one after you leave
            your last school. The same goes if the school removes you or is deleted. After that, we delete the
            account. We show you the date when you log in. If you add an address or join a school again, you
            keep it.
          </li>
          <li>
            <strong>Sessions:</strong> until you log out. They end 30 days after you last used them, and after
            180 days at the latest.
          </li>
          <li>
            <strong>Browsers your account knows:</strong> for 90 days after you last logged in there, as a
            hash. We delete them when you delete your account or choose a new password.
          </li>
          <li>
            <strong>Requests for no more invitations:</strong> we keep a hash of your address, so that no
            school can email it again. If you report an invitation, we keep the report with the same hash.
          </li>
          <li>
            <strong>Verification codes:</strong> they expire after ten minutes. We remove them soon
            afterwards.
          </li>
          <li>
            <strong>What your words were like before a change:</strong> for an hour, so that you can undo it.
          </li>
          <li>
            <strong>Your reports about definitions:</strong> for 180 days, or until you delete your account.
          </li>
          <li>
            <strong>Answers to requests that may be repeated:</strong> for a day.
          </li>
          <li>
            <strong>Counts of attempts:</strong> until the limit has passed. We keep them under a hash of the
            email address, user name or internet address, not under these themselves.
          </li>
          <li>
            <strong>Messages after you delete your account:</strong> they stay with the people you wrote to,
            under the name “Deleted user”.
          </li>
        </ul>
        <p>If the operator keeps backups, deleted data stays in them until they are overwritten as usual.</p>
      </>
    ),
  },
  {
    id: 'safety',
    heading: 'How we keep your data safe',
    body: (
      <p>
        Connections are encrypted. We hash passwords with argon2id, and we store the secrets of sessions and
        codes only as hashes. We check every request for private data against the account that makes it. When
        you change your password, all your other sessions end. No system is perfect. If something happens to
        your data that puts you at risk, we’ll tell you and the Information Commissioner’s Office, as the law
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
            <strong>To see your data and take it with you:</strong> press “Download my data” on your{' '}
            <Link to={paths.me}>profile page</Link>. You’ll get all of it straight away, as a JSON file.
          </li>
          <li>
            <strong>To correct it:</strong> change your names, user name and description in Settings on the
            same page. You can change your email address below them.
          </li>
          <li>
            <strong>To have it deleted:</strong> press “Delete my account”. This removes your account,
            vocabulary, learning log, articles and sessions for good.
          </li>
          <li>
            <strong>To object, or to have processing restricted,</strong> where we rely on a legitimate
            interest.
          </li>
        </ul>
        <p>
          If you can’t do something yourself, write to <ContactEmail />. This is free, and we’ll answer within
          one month. We may ask you to write from your account’s address, so that nobody else gets your data.
          If it has none, ask your school to write for you. We make no decisions with legal effect about you
          by automatic means alone.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    heading: 'Children',
    body: (
      <p>
        {brand.name} is for people aged 13 and over. If you believe that a younger child has an account, tell
        us and we’ll remove it.
      </p>
    ),
  },
  {
    id: 'complaints',
    heading: 'If you’re not happy',
    body: (
      <p>
        Please give us the chance to put things right first: write to <ContactEmail />. You can also complain
        at any time to the Information Commissioner’s Office, the United Kingdom’s authority for data
        protection, at{' '}
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
        This policy has applied since {legalDates.effective}. We last updated it on {legalDates.updated}. If
        we change it in a way that matters to you, we’ll tell you on the site or by email before the change
        takes effect.
      </p>
    ),
  },
]
