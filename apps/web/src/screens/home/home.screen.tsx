import { pages } from '@wordhoard/contracts/site/pages'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'
import { Link } from 'react-router-dom'
import { LandingSections } from '../../features/landing/landing-sections'
import { SearchBox } from '../../features/search/search-box'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import styles from './home.module.css'
import { ReaderDemo } from './reader-demo'
import { StartReading } from './start-reading'

/** Home page for visitors: lets them start at once with a text or a word, and explains the product below. */
export function HomeScreen() {
  usePageTitle(pages.home.title, publicDescriptions.home)
  return (
    <div className={styles.home}>
      <section className={styles.start}>
        <h1 className={styles.headline}>
          Read what you like.
          <br />
          Keep the words.
        </h1>
        <p className={styles.lead}>
          Put any English text here, tap a word you don’t know, and see the sense it has in that sentence.
        </p>
        <StartReading />
        <p className={styles.account}>
          Reading needs no account. <Link to={paths.registration}>Create a free one</Link> to keep the words.
        </p>
      </section>
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how" className={styles.heading}>
          One tap, the right sense
        </h2>
        <ReaderDemo />
      </section>
      <section className={styles.lookUp} aria-labelledby="look-up">
        <h2 id="look-up" className={styles.heading}>
          Just one word?
        </h2>
        <p>British pronunciation, every meaning with examples, and the words around it.</p>
        <SearchBox size="large" label="Look up a word" />
      </section>
      <LandingSections />
    </div>
  )
}
