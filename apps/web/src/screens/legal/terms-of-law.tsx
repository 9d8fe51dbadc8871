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
        Definitions, pronunciations and pictures come from sources that are named beside them, and may be used
        on the terms of those sources. They are chosen by a program that ranks meanings by the sentence they
        stand in. It is often right and sometimes wrong: don’t rely on it where a mistake would do harm.
      </p>
    ),
  },
  {
    id: 'availability',
    heading: 'What we promise, and what not',
    body: (
      <p>
        We provide the service with reasonable care and skill. We don’t promise that it is always available,
        free of faults or fit for a particular examination, course or level. We may change it, and may
        interrupt it for repairs. If we close it for good, we will say so in good time, so that you can
        download your data.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: (
      <>
        <p>
          Nothing in these terms limits liability that by law cannot be limited: for death or personal injury
          caused by negligence, for fraud, or for your statutory rights as a consumer under the Consumer
          Rights Act 2015.
        </p>
        <p>
          Apart from that, our total liability to you is capped at the amount that you have paid us in the 12
          months before the event, and we are not liable for loss that neither of us could have foreseen, or
          for business losses.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    heading: 'Ending it',
    body: (
      <>
        <p>
          You can delete your account at any time on your <Link to={paths.me}>profile page</Link>. That
          removes your vocabulary, learning log, articles and sessions for good; messages that you sent stay
          with those who received them, under the name “Deleted user”.
        </p>
        <p>
          We may suspend or close an account that breaks these terms seriously or again and again. Unless the
          law or the safety of others forbids it, we will tell you why, give you the chance to answer and let
          you have your data.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: (
      <p>
        These terms have applied since {legalDates.effective} and were last updated on {legalDates.updated}.
        When we change them in a way that matters, we will tell you on the site or by e-mail beforehand. If
        you don’t agree, you can delete your account before the change takes effect; if you go on using{' '}
        {brand.name} after that, the new terms apply.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Governing law',
    body: (
      <p>
        These terms are governed by the law of England and Wales, and its courts are competent. If you are a
        consumer who lives in Scotland or Northern Ireland, you may also bring proceedings there, and you keep
        the protection of the mandatory law of the place where you live. If one of these terms turns out not
        to be valid, the others stand.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: (
      <p>
        Questions, complaints and reports of content that should not be here: <ContactEmail />.
      </p>
    ),
  },
]
