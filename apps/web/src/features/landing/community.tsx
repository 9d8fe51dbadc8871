import { brand } from '@wordhoard/contracts/site/brand'
import styles from './community.module.css'
import landing from './landing.module.css'
import { RegisterLink } from './register-link'

/** Who else uses the product, what it costs and how to join. */
export function Community() {
  return (
    <section aria-labelledby="community">
      <h2 id="community" className={landing.heading}>
        In good company
      </h2>
      <ul className={styles.company}>
        <li>
          <h3>Readers share</h3>
          <p>Publish an article of your own, open a word list to all, copy somebody else’s.</p>
        </li>
        <li>
          <h3>Classes read together</h3>
          <p>A school gets classrooms, set texts and word lists, and a view of how it goes.</p>
        </li>
        <li>
          <h3>Everybody may look inside</h3>
          <p>The program is free software: read it, better it, run it on your own server.</p>
        </li>
      </ul>
      <div className={styles.invitation}>
        <div>
          <p className={styles.call}>Begin with one text.</p>
          <p>
            {brand.name} is an alpha, and freemium: free to use, with a premium tier in pounds sterling (GBP)
            to come. English is the first language; more are planned.
          </p>
        </div>
        <RegisterLink className={styles.button} />
      </div>
    </section>
  )
}
