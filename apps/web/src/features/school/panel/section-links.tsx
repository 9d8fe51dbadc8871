import styles from './admin-panel.module.css'

const sections = [
  ['classrooms', 'Classrooms'],
  ['users', 'Users'],
  ['invitations', 'Invitations'],
] as const

/** Brings a section of the panel to the window's top, and the focus to its heading. */
export function goToSection(section: (typeof sections)[number][0]): void {
  document.getElementById(section)?.scrollIntoView()
  document.getElementById(`${section}-heading`)?.focus({ preventScroll: true })
}

/** The ways to the panel's sections, of which long lists may hide each other. Not links: the address holds the lists’ state. */
export function SectionLinks() {
  return (
    <nav aria-label="Sections" className={styles.jumps}>
      {sections.map(([section, label]) => (
        <button key={section} type="button" className={styles.jump} onClick={() => goToSection(section)}>
          {label}
        </button>
      ))}
    </nav>
  )
}
