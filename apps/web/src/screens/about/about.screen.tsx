import { brand } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'
import { RegisterLink } from '../../features/landing/register-link'
import { StatsBand } from '../../features/landing/stats-band'
import { Steps } from '../../features/landing/steps'
import { usePageTitle } from '../../shell/page-title'
import styles from './about.module.css'
import { audience, uniqueness } from './about-texts'
import { ContactCards } from './contact-cards'

/** What the product is, how it works, whom it is for, and who runs it. */
export function AboutScreen() {
  usePageTitle(pages.about.title, publicDescriptions.about)
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <h1>English is learnt by reading it</h1>
        <p>
          {brand.name} is a reading room for learners of British English from A2 to C2. You bring the text; it
          brings the meaning, keeps what you want to keep, and sees that you meet it again.
        </p>
        <p className={styles.origin}>{brand.origin}</p>
      </section>
      <StatsBand />
      <section aria-labelledby="how-it-works">
        <h2 id="how-it-works">How it works</h2>
        <Steps />
      </section>
      <section aria-labelledby="audience">
        <h2 id="audience">For whom</h2>
        <dl className={styles.audience}>
          {audience.map(({ who, what }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="unique">
        <h2 id="unique">What sets it apart</h2>
        <ul className={styles.unique}>
          {uniqueness.map(({ point, reason }) => (
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
        <h2 id="contact">Contact</h2>
        <ContactCards />
      </section>
    </div>
  )
}
