import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './task-intro.module.css'

interface TaskIntroProps {
  /** What stands above the title. */
  before?: ReactNode
  title: ReactNode
  lead?: string | undefined
  /** What to know before it begins, a sentence each. */
  facts: readonly { readonly icon: LucideIcon; readonly text: string }[]
  /** The buttons: first the one that begins. */
  actions: ReactNode
}

/** Says what a series of questions is before it begins; on narrow screens the buttons are at the thumb. */
export function TaskIntro({ before, title, lead, facts, actions }: TaskIntroProps) {
  return (
    <section className={styles.intro}>
      <div>
        {before}
        <h1 dir="auto">{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <ul className={styles.facts}>
          {facts.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
