import { brand } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'
import { RegisterLink } from '../../features/landing/register-link'
import { StatsBand } from '../../features/landing/stats-band'
import { Steps } from '../../features/landing/steps'
import { usePageTitle } from '../../shell/page-title'
import styles from './about.module.css'
import { ContactCards } from './contact-cards'
import { aboutMessages } from './messages'

/** What the product is, how it works, whom it is for, and who runs it. */
export function AboutScreen() {
  usePageTitle(pages.about.title, publicDescriptions.about)
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <h1>{aboutMessages.title}</h1>
        <p>{aboutMessages.lead(brand.name)}</p>
        <p className={styles.origin}>{brand.origin}</p>
      </section>
      <StatsBand />
      <section aria-labelledby="how-it-works">
        <h2 id="how-it-works">{aboutMessages.howItWorks}</h2>
        <Steps />
      </section>
      <section aria-labelledby="audience">
        <h2 id="audience">{aboutMessages.audienceTitle}</h2>
        <dl className={styles.audience}>
          {aboutMessages.audience.map(({ who, what }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="unique">
        <h2 id="unique">{aboutMessages.uniquenessTitle}</h2>
        <ul className={styles.unique}>
          {aboutMessages.uniqueness.map(({ point, reason }) => (
            <li key={point}>
              <h3>{point}</h3>
              <p>{reason}</p>
            </li>
          ))}
        </ul>
        <p className={styles.action}>
          <RegisterLink variant="primary" />
        </p>
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact">{aboutMessages.contactTitle}</h2>
        <ContactCards />
      </section>
    </div>
  )
}
