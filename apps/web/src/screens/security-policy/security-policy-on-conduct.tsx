import type { LegalSection } from '../legal/legal-section'

/** What reporters receive, and which conduct is safe for them. */
export const securityPolicyOnConduct: readonly LegalSection[] = [
  {
    id: 'recognition',
    heading: 'Recognition',
    body: (
      <p>
        We give no monetary rewards, but we can give you credit. If you like, we’ll name you where we describe
        the fix, with a link of your choice. If you’d rather not be named, we won’t name you.
      </p>
    ),
  },
  {
    id: 'legal',
    heading: 'Legal',
    body: (
      <>
        <p>If you act in good faith and within this policy, you have our permission. This means:</p>
        <ul>
          <li>Use your own accounts, or accounts of people who have agreed.</li>
          <li>
            Stop as soon as you’ve shown that the weakness is there. Don’t read, change, copy or keep other
            people’s data beyond what you need to show it. Delete that data when we’ve fixed the weakness.
          </li>
          <li>Don’t disturb the service, and leave nothing behind in it.</li>
          <li>Don’t ask for anything in return for your silence.</li>
        </ul>
        <p>
          If you do research like this, we won’t go to the police or to court. As far as it’s up to us, we
          won’t support others in doing so. This policy doesn’t permit anything that is against the law, and
          it can’t bind third parties. The law of England and Wales governs it. If you aren’t sure whether
          something is covered, ask us first.
        </p>
      </>
    ),
  },
]
