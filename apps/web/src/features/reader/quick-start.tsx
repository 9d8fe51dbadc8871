import { BookOpen, ClipboardPaste, MousePointerClick } from 'lucide-react'
import { ReaderKeys } from './first-word'
import styles from './quick-start.module.css'
import { quickStartMessages } from './quick-start-messages'

const steps = [
  { icon: <ClipboardPaste />, title: quickStartMessages.pasteTitle, text: quickStartMessages.paste },
  { icon: <BookOpen />, title: quickStartMessages.readTitle, text: quickStartMessages.read },
  { icon: <MousePointerClick />, title: quickStartMessages.tapTitle, text: quickStartMessages.tap },
] as const

/** Explains the reader in three steps, with its keys. */
export function QuickStart() {
  return (
    <section className={styles.panel} aria-labelledby="quick-start">
      <h2 id="quick-start">{quickStartMessages.title}</h2>
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
      <ReaderKeys />
    </section>
  )
}
