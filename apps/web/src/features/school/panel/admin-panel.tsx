import { useQueryClient } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { Settings } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { ClassroomsSection } from '../classrooms/classrooms-section'
import { FirstSteps } from '../first-steps'
import { InvitationsSection } from '../invitations/invitations-section'
import { roleNames } from '../members/role-messages'
import { UsersSection } from '../members/users-section'
import { invalidateSchools } from '../school.queries'
import styles from './admin-panel.module.css'
import { panelMessages } from './messages'
import { PanelDialogs } from './panel-dialogs'
import { SectionLinks } from './section-links'

const loadSettings = async () => (await import('../school-settings-dialog')).SchoolSettingsDialog

/** Shows the classrooms, members and codes of a school that the viewer may manage. */
export function AdminPanel({ school }: { school: StaffSchool }) {
  const { name, username, role, abilities, students_num, teachers_num, classrooms_num } = school
  const navigate = useNavigate()
  const [isSetting, setSetting] = useState(false)
  useFreshLists(school)
  return (
    <PanelDialogs school={school}>
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.headText}>
            <p className={styles.kicker}>{panelMessages.kicker(roleNames[role])}</p>
            <h1 className={styles.title} dir="auto">
              {name}
            </h1>
            <p className={styles.counts}>
              <Link to={paths.school(username)}>@{username}</Link>
              {` · ${panelMessages.counts(classrooms_num, students_num, teachers_num)}`}
            </p>
            <SectionLinks />
          </div>
          {abilities.edit && (
            <div className={styles.actions}>
              <Button icon={<Settings aria-hidden />} onClick={() => setSetting(true)}>
                {panelMessages.settings}
              </Button>
            </div>
          )}
        </header>
        <FirstSteps school={school} />
        <ClassroomsSection school={school} />
        <UsersSection school={school} />
        <InvitationsSection school={school} />
      </div>
      <LazyDialog
        load={loadSettings}
        props={{
          school,
          open: isSetting,
          onClose: () => setSetting(false),
          onRenamed: (slug: string) => void navigate(paths.adminPanel(slug), { replace: true }),
          onDeleted: () => void navigate(paths.schools, { replace: true }),
        }}
      />
    </PanelDialogs>
  )
}

/** Refetches the lists when a member has joined or left, or the number of classrooms has changed. */
function useFreshLists({ students_num, teachers_num, classrooms_num }: StaffSchool) {
  const client = useQueryClient()
  const counts = `${students_num} ${teachers_num} ${classrooms_num}`
  const known = useRef(counts)
  useEffect(() => {
    if (known.current === counts) return
    known.current = counts
    void invalidateSchools(client)
  }, [client, counts])
}
