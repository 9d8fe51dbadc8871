import styles from './admin-panel.module.css'
import { panelMessages } from './messages'

const sections = ['classrooms', 'users', 'invitations'] as const

/** Scrolls to a section of the panel and moves the focus to its heading. */
export function goToSection(section: (typeof sections)[number]): void {
  document.getElementById(section)?.scrollIntoView()
  document.getElementById(`${section}-heading`)?.focus({ preventScroll: true })
}

/**
 * Buttons that jump to the panel's sections, which long lists may push far down. They aren't links, since the address
 * holds the state of the lists.
 */
export function SectionLinks() {
  return (
    <nav aria-label={panelMessages.sectionLinks} className={styles.jumps}>
      {sections.map((section) => (
        <button key={section} type="button" className={styles.jump} onClick={() => goToSection(section)}>
          {panelMessages.sections[section]}
        </button>
      ))}
    </nav>
  )
}
