import { BookOpen, ClipboardPaste, MousePointerClick } from 'lucide-react'
import styles from './quick-start.module.css'

const steps = [
  {
    icon: <ClipboardPaste />,
    title: 'Paste a text',
    text: 'An article, a chapter, a letter: anything in English. Headings, lists and pictures stay. Or open a file: a book, a Word document, subtitles.',
  },
  {
    icon: <BookOpen />,
    title: 'Press Read',
    text: 'The text opens as a page, and this tab remembers it and your place.',
  },
  {
    icon: <MousePointerClick />,
    title: 'Tap a word',
    text: 'The sense that fits the sentence comes first. Switch Multi on to take five words as a phrase.',
  },
] as const

const keys = [
  [['←', '→'], 'previous and next word'],
  [['↑', '↓'], 'line above and below'],
  [['N'], 'next word to learn'],
  [['Enter'], 'open the word'],
  [['Esc'], 'close it'],
  [['M'], 'multi-select on or off'],
  [['S'], 'save the word (with an account)'],
  [['0', '–', '4'], 'set its priority (with an account)'],
  [['K'], 'mark it as known (with an account)'],
  [['I'], 'ignore it (with an account)'],
] as const

/** Explains the reader in three steps, with its keys. */
export function QuickStart({ isReading }: { isReading: boolean }) {
  return (
    <section className={styles.panel} aria-labelledby="quick-start">
      <h2 id="quick-start">{isReading ? 'Tap any word' : 'Quick Start'}</h2>
      {isReading ? (
        <p className={styles.lead}>Its meaning in this sentence appears here.</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map(({ icon, title, text }) => (
            <li key={title}>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <h3 className={styles.label}>Keys while reading</h3>
      <dl className={styles.keys}>
        {keys.map(([signs, meaning]) => (
          <div key={meaning}>
            <dt>
              {signs.map((sign) => (sign === '–' ? <span key={sign}>–</span> : <kbd key={sign}>{sign}</kbd>))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
