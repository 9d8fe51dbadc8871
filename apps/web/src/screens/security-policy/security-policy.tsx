import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { LegalSection } from '../legal/legal-section'
import { ContactEmail, Operator, SecurityEmail } from '../legal/site-facts'
import { securityPolicyOnConduct } from './security-policy-on-conduct'

export const securityPolicy: readonly LegalSection[] = [
  {
    id: 'introduction',
    heading: 'Introduction',
    body: (
      <>
        <p>
          This policy is for people who look for weaknesses in {brand.name}, or find one by chance. It says
          what you may examine, how to tell us, and what we do with your report. It is an offer by{' '}
          <Operator />, who runs this site.
        </p>
        <p>
          {brand.name} is open-source software. A weakness in the software itself affects every site that runs
          it. Report it to us all the same, and we’ll pass it on.
        </p>
      </>
    ),
  },
  {
    id: 'scope',
    heading: 'Scope',
    body: (
      <>
        <p>
          This policy covers this website, its API under /api, and its browser extension. Tell us about ways
          of:
        </p>
        <ul>
          <li>
            getting into other people’s accounts, vocabularies, private articles, messages or classrooms;
          </li>
          <li>getting round the login, sessions, roles in a school, or limits;</li>
          <li>
            running scripts in someone else’s browser, for example through an article or an imported text;
          </li>
          <li>injecting anything into the database, the server’s files or its emails;</li>
          <li>finding secrets or personal data in answers, addresses, logs or the source code.</li>
        </ul>
        <p>This policy doesn’t cover:</p>
        <ul>
          <li>attacks on availability by sheer load, and unwanted mass email;</li>
          <li>deceiving people, and getting into buildings or devices;</li>
          <li>other providers’ services, such as email, unless the fault is in how we use them;</li>
          <li>
            findings of automatic scanners without a way to use them, such as missing headers, version
            numbers, or settings that just aren’t the strictest.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'reporting',
    heading: 'Reporting a vulnerability',
    body: (
      <>
        <p>
          Write to <SecurityEmail />, in English. You don’t have to fill in a form or give your name. These
          things help us most:
        </p>
        <ul>
          <li>the page or call that is affected, and when you tried it;</li>
          <li>the steps that let us see it ourselves, harmless ones if possible;</li>
          <li>what an attacker could do with it;</li>
          <li>whether you saw other people’s data, so that we can tell them.</li>
        </ul>
        <p>
          Please report a weakness as soon as you find it, and keep it to yourself until we’ve fixed it. Don’t
          put other people’s personal data in your report.
        </p>
      </>
    ),
  },
  {
    id: 'what-to-expect',
    heading: 'What to expect',
    body: (
      <>
        <ul>
          <li>We typically acknowledge your report within 24 hours.</li>
          <li>
            We then try to reproduce the weakness. We judge how serious it is by what it could do, and how
            easily. We tell you the result, and we fix the most serious weaknesses first.
          </li>
          <li>
            You’re welcome to ask how things stand, but no more than once every 14 days. That leaves us more
            time to fix things.
          </li>
          <li>We tell you when we’ve fixed it, and we’d be glad if you checked.</li>
        </ul>
        <p>
          After that, you may publish what you found. Please agree the date with us, so that other sites can
          be updated first.
        </p>
      </>
    ),
  },
  ...securityPolicyOnConduct,
  {
    id: 'contact',
    heading: 'Contact',
    body: (
      <p>
        Report weaknesses to <SecurityEmail />. Programs can read this address in{' '}
        <a href="/.well-known/security.txt">security.txt</a>. For anything else, such as a lost account or
        content that shouldn’t be here, write to <ContactEmail />. See also our{' '}
        <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
      </p>
    ),
  },
]
