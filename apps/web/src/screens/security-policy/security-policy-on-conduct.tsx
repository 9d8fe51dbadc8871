import type { LegalSection } from '../legal/legal-section'

/** What reporters receive, and which conduct is safe for them. */
export const securityPolicyOnConduct: readonly LegalSection[] = [
  {
    id: 'recognition',
    heading: 'Recognition',
    body: (
      <p>
        We give no monetary rewards. What we can give is credit: if you like, we name you, with a link of your
        choice, where we describe what was mended. If you would rather not be named, you won’t be.
      </p>
    ),
  },
  {
    id: 'legal',
    heading: 'Legal',
    body: (
      <>
        <p>If you act in good faith and within this policy, you act with our permission. That means:</p>
        <ul>
          <li>use accounts of your own, or of people who have agreed;</li>
          <li>
            stop as soon as you have shown that the weakness is there; don’t read, change, copy or keep data
            of others beyond what that needs, and delete it when we have mended it;
          </li>
          <li>don’t disturb the service, and leave nothing behind in it;</li>
          <li>ask for nothing in return for your silence.</li>
        </ul>
        <p>
          For research of that kind we will not go to the police or to court, nor support others in doing so
          as far as it lies with us. This policy permits nothing that is against the law, and cannot bind
          third parties. It is governed by the law of England and Wales. If you are in doubt whether something
          is covered, ask first.
        </p>
      </>
    ),
  },
]
