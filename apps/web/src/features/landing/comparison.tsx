import { brand } from '@wordhoard/contracts/site/brand'
import styles from './comparison.module.css'
import landing from './landing.module.css'

const tools = ['A dictionary', 'A translator', 'Flash cards', brand.name] as const

/** Compares typical tools of each kind; one answer for each of `tools`. */
const questions: readonly { question: string; answers: readonly [string, string, string, string] }[] = [
  {
    question: 'Where do you read?',
    answers: [
      'Elsewhere; you carry words to it',
      'Here, in another language',
      'Nowhere: there are cards',
      'Here, in English',
    ],
  },
  {
    question: 'Which meaning?',
    answers: [
      'All of them; you choose',
      'One, mostly well chosen',
      'The one on the card',
      'The likeliest in this sentence, the others below it',
    ],
  },
  {
    question: 'What remains?',
    answers: [
      'Sometimes a history',
      'Sometimes a history',
      'The cards that you make or find',
      'Each word with the sentence you met it in',
    ],
  },
  {
    question: 'When does it come back?',
    answers: [
      'When you look again',
      'When you look again',
      'In good ones at the right time',
      'At its own time, in games, and marked in the next text',
    ],
  },
  {
    question: 'Whose English?',
    answers: [
      'British, American or both',
      'Whichever comes',
      'The deck’s',
      'British; American spellings are understood',
    ],
  },
]

/** On wide screens a table with questions as rows and tools as columns; on narrow ones a list for each question. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className={landing.heading}>
        Beside what you use now
      </h2>
      <p className={landing.lead}>Good tools all, each for its own job. This one is for reading.</p>
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
      <p className={styles.note}>Kinds of tools as they commonly are; single ones may do more.</p>
    </section>
  )
}
