import { brand } from '@wordhoard/contracts/site/brand'
import styles from './community.module.css'
import landing from './landing.module.css'
import { communityMessages } from './messages'
import { RegisterLink } from './register-link'

/** Who else uses the product, what it costs and how to join. */
export function Community() {
  return (
    <section aria-labelledby="community">
      <h2 id="community" className={landing.heading}>
        {communityMessages.title}
      </h2>
      <ul className={styles.company}>
        <li>
          <h3>{communityMessages.readers.title}</h3>
          <p>{communityMessages.readers.text}</p>
        </li>
        <li>
          <h3>{communityMessages.classes.title}</h3>
          <p>{communityMessages.classes.text}</p>
        </li>
        <li>
          <h3>{communityMessages.software.title}</h3>
          <p>{communityMessages.software.text}</p>
        </li>
      </ul>
      <div className={styles.invitation}>
        <div>
          <p className={styles.call}>{communityMessages.invitation}</p>
          <p>{communityMessages.costs(brand.name)}</p>
        </div>
        <RegisterLink className={styles.button} />
      </div>
    </section>
  )
}
