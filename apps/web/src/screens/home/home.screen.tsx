import { pages } from '@wordhoard/contracts/site/pages'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'
import { Link } from 'react-router-dom'
import { LandingSections } from '../../features/landing/landing-sections'
import { SearchBox } from '../../features/search/search-box'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { ReaderDemo } from './demo/reader-demo'
import styles from './home.module.css'
import { homeMessages } from './messages'
import { StartReading } from './start-reading'

/** Home page for visitors: lets them start at once with a text or a word, and explains the product below. */
export function HomeScreen() {
  usePageTitle(pages.home.title, publicDescriptions.home)
  const { titleLines, lead, account, demoTitle, lookUp } = homeMessages
  return (
    <div className={styles.home}>
      <section className={styles.start}>
        <h1 className={styles.headline}>
          {titleLines[0]}
          <br />
          {titleLines[1]}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <StartReading />
        <p className={styles.account}>
          {account((text) => (
            <Link to={paths.registration}>{text}</Link>
          ))}
        </p>
      </section>
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how" className={styles.heading}>
          {demoTitle}
        </h2>
        <ReaderDemo />
      </section>
      <section className={styles.lookUp} aria-labelledby="look-up">
        <h2 id="look-up" className={styles.heading}>
          {lookUp.title}
        </h2>
        <p>{lookUp.text}</p>
        <SearchBox size="large" label={lookUp.label} />
      </section>
      <LandingSections />
    </div>
  )
}
