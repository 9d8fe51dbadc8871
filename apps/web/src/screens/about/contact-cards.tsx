import { Building2, Mail, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { siteFacts } from '../../shell/site-facts'
import styles from './about.module.css'
import { contactMessages } from './messages'

/** Who runs this installation and how to write to them. */
export function ContactCards() {
  const facts = siteFacts()
  return (
    <ul className={styles.cards}>
      <li>
        <Mail aria-hidden />
        <h3>{contactMessages.questions}</h3>
        <p>
          {facts ? (
            <a href={`mailto:${facts.contact_email}`}>{facts.contact_email}</a>
          ) : (
            contactMessages.addressUnknown
          )}
        </p>
      </li>
      <li>
        <ShieldCheck aria-hidden />
        <h3>{contactMessages.security.title}</h3>
        <p>
          {facts && (
            <>
              <a href={`mailto:${facts.security_email}`}>{facts.security_email}</a>
              <br />
            </>
          )}
          <Link to={paths.securityPolicy}>{contactMessages.security.report}</Link>
        </p>
      </li>
      <li>
        <Building2 aria-hidden />
        <h3>{contactMessages.operator.title}</h3>
        <p>
          {facts?.operator ?? contactMessages.operator.unknown}
          <br />
          <Link to={paths.privacyPolicy}>{contactMessages.operator.privacy}</Link>
        </p>
      </li>
    </ul>
  )
}
