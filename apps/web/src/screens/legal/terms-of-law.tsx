import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { type LegalSection, legalDates } from './legal-section'
import { ContactEmail } from './site-facts'

/** Second half of the terms: what we promise, what we don't, and which law applies. */
export const termsOfLaw: readonly LegalSection[] = [
  {
    id: 'dictionary',
    heading: 'The dictionary',
    body: (
      <p>
        Definitions, pronunciations and pictures come from sources that we name beside them. You may use them
        on the terms of those sources. A program chooses them: it ranks meanings by the sentence they are in.
        The program is often right and sometimes wrong. Don’t rely on it where a mistake would do harm.
      </p>
    ),
  },
  {
    id: 'availability',
    heading: 'What we promise, and what we don’t',
    body: (
      <p>
        We provide the service with reasonable care and skill. We don’t promise that it is always available,
        free of faults, or fit for a particular examination, course or level. We may change it, or interrupt
        it for repairs. If we close it for good, we’ll tell you in good time, so that you can download your
        data.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: (
      <>
        <p>
          Nothing in these terms limits liability that the law doesn’t allow us to limit: for death or
          personal injury caused by negligence, for fraud, or for your statutory rights as a consumer under
          the Consumer Rights Act 2015.
        </p>
        <p>
          Apart from that, our total liability to you is capped at the amount you’ve paid us in the 12 months
          before the event. We aren’t liable for loss that neither of us could have foreseen, or for business
          losses.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    heading: 'Closing an account',
    body: (
      <>
        <p>
          You can delete your account at any time on your <Link to={paths.me}>profile page</Link>. This
          removes your vocabulary, learning log, articles and sessions for good. Messages you sent stay with
          the people who received them, under the name “Deleted user”.
        </p>
        <p>
          We may suspend or close an account that breaks these terms seriously or repeatedly. Unless the law
          or the safety of others forbids it, we’ll tell you why, give you the chance to answer, and let you
          have your data.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: (
      <p>
        These terms have applied since {legalDates.effective}. We last updated them on {legalDates.updated}.
        If we change them in a way that matters, we’ll tell you on the site or by email beforehand. If you
        don’t agree, you can delete your account before the change takes effect. If you keep using{' '}
        {brand.name} after that, the new terms apply.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Governing law',
    body: (
      <p>
        The law of England and Wales governs these terms, and its courts have jurisdiction. If you’re a
        consumer and live in Scotland or Northern Ireland, you may also bring proceedings there. You keep the
        protection of the mandatory law of the place where you live. If one of these terms turns out not to be
        valid, the others still apply.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: (
      <p>
        Write to <ContactEmail /> if you have a question or a complaint, or see content that shouldn’t be
        here.
      </p>
    ),
  },
]
