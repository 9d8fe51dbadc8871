import styles from './landing.module.css'
import { problemMessages } from './messages'

export function Problem() {
  const { titleLines, lead, interruption, isolation, forgetting } = problemMessages
  return (
    <section className={styles.problem} aria-labelledby="problem">
      <div>
        <h2 id="problem" className={styles.heading}>
          {titleLines[0]}
          <br />
          {titleLines[1]}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.reasons}>
        <li>
          <h3>{interruption.title}</h3>
          <p>{interruption.text}</p>
        </li>
        <li>
          <h3>{isolation.title}</h3>
          <p>
            {isolation.text((words) => (
              <i>{words}</i>
            ))}
          </p>
        </li>
        <li>
          <h3>{forgetting.title}</h3>
          <p>{forgetting.text}</p>
        </li>
      </ul>
    </section>
  )
}
