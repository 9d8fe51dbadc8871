import { BookOpen, ClipboardPaste, MousePointerClick } from 'lucide-react'
import styles from './quick-start.module.css'
import { quickStartMessages } from './quick-start-messages'
import { readerKeys } from './reader-keys'

const steps = [
  { icon: <ClipboardPaste />, title: quickStartMessages.pasteTitle, text: quickStartMessages.paste },
  { icon: <BookOpen />, title: quickStartMessages.readTitle, text: quickStartMessages.read },
  { icon: <MousePointerClick />, title: quickStartMessages.tapTitle, text: quickStartMessages.tap },
] as const

/** Explains the reader in three steps, with its keys. */
export function QuickStart({ isReading }: { isReading: boolean }) {
  return (
    <section className={styles.panel} aria-labelledby="quick-start">
      <h2 id="quick-start">{isReading ? quickStartMessages.readingTitle : quickStartMessages.title}</h2>
      {isReading ? (
        <p className={styles.lead}>{quickStartMessages.readingNote}</p>
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
      <h3 className={styles.label}>{quickStartMessages.keysTitle}</h3>
      <dl className={styles.keys}>
        {readerKeys.map(([signs, meaning]) => (
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
