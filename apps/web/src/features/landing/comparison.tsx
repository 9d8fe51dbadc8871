import { brand } from '@wordhoard/contracts/site/brand'
import styles from './comparison.module.css'
import landing from './landing.module.css'
import { comparisonMessages } from './messages'

const { otherTools, questions } = comparisonMessages
const tools = [...otherTools, brand.name]

/** On wide screens a table with questions as rows and tools as columns; on narrow ones a list for each question. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className={landing.heading}>
        {comparisonMessages.title}
      </h2>
      <p className={landing.lead}>{comparisonMessages.lead}</p>
      <div className={styles.table}>
        <p className={styles.head} aria-hidden>
          <span />
          {tools.map((tool) => (
            <span key={tool}>{tool}</span>
          ))}
        </p>
        {questions.map(({ question, answers }) => (
          <div key={question} className={styles.row}>
            <h3>{question}</h3>
            <dl>
              {tools.map((tool, index) => (
                <div key={tool}>
                  <dt>{tool}</dt>
                  <dd>{answers[index]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p className={styles.note}>{comparisonMessages.note}</p>
    </section>
  )
}
