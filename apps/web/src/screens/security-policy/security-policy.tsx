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
          This policy is for anybody who looks for weaknesses in {brand.name}, or comes upon one by chance. It
          says what you may examine, how to tell us, and what we do with your report. It is an offer by{' '}
          <Operator />, who runs this installation.
        </p>
        <p>
          {brand.name} is open-source software. A weakness in the software itself concerns every installation
          of it; report it all the same, and we will pass it on.
        </p>
      </>
    ),
  },
  {
    id: 'scope',
    heading: 'Scope',
    body: (
      <>
        <p>In scope are this website, its API under /api, and the browser extension that belongs to it:</p>
        <ul>
          <li>getting at accounts, vocabularies, private articles, messages or classrooms of others;</li>
          <li>getting round the login, sessions, roles in a school, or limits;</li>
          <li>running script in somebody else’s browser, for instance by an article or an imported text;</li>
          <li>injection into the database, the server’s files or its mails;</li>
          <li>secrets or personal data in answers, addresses, logs or the source code.</li>
        </ul>
        <p>Out of scope are</p>
        <ul>
          <li>attacks on availability by sheer load, and unwanted mass mail;</li>
          <li>deceiving people, and getting into buildings or devices;</li>
          <li>services of others, such as mail providers, unless the fault is in how we use them;</li>
          <li>
            findings of automatic scanners without a way to use them: missing headers, version numbers,
            settings that are merely not the strictest.
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
          Write to <SecurityEmail />, in English. There is no form to fill in, and you need not give your
          name. What helps most:
        </p>
        <ul>
          <li>the page or call that is affected, and when you tried it;</li>
          <li>the steps by which we can see it ourselves, harmless ones if possible;</li>
          <li>what somebody with bad intentions could do with it;</li>
          <li>whether you came across data of others, so that we can tell them.</li>
        </ul>
        <p>
          Please report as soon as you have found something, keep it to yourself until it is mended, and don’t
          put personal data of others into your report.
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
            We then try to reproduce it, judge how grave it is by what it could do and how easily, and tell
            you the result. What is gravest is mended first.
          </li>
          <li>
            You are welcome to ask how things stand, but no more than once every 14 days: so the time goes
            into mending.
          </li>
          <li>We tell you when it is mended, and would be glad if you checked that it is.</li>
        </ul>
        <p>
          After that you may publish what you found. We ask you to agree the day with us, so that other
          installations can be brought up to date first.
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
        Weaknesses: <SecurityEmail />. The same in the form that machines read:{' '}
        <a href="/.well-known/security.txt">security.txt</a>. Everything else, such as a lost account or
        content that should not be here: <ContactEmail />; see also the{' '}
        <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
      </p>
    ),
  },
]
