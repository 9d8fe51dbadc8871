import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { Plus, School } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { JoinByCode } from '../../features/school/invitations/join-by-code'
import { MySchools, MySchoolsSkeleton } from '../../features/school/my-schools'
import { schoolQueries } from '../../features/school/school.queries'
import { ApiError, errorSentence } from '../../http/api-error'
import { LazyDialog } from '../../shell/lazy-dialog'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { schoolsMessages } from './messages'
import styles from './schools.module.css'

const loadCreateDialog = async () =>
  (await import('../../features/school/create-school-dialog')).CreateSchoolDialog

/** The user's schools, and ways to join or create others. */
export function SchoolsScreen() {
  usePageTitle(pages.schools.title)
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const mine = useQuery(schoolQueries.mine())
  const { data, error, refetch, isFetching } = mine
  const createButton = (
    <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      {schoolsMessages.create}
    </Button>
  )
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{schoolsMessages.title}</h1>
        {data && data.length > 0 && createButton}
      </header>
      <section aria-label={schoolsMessages.mine}>
        <ReservedHeight part="my schools" query={mine}>
          {data && data.length > 0 ? (
            <MySchools schools={data} />
          ) : data ? (
            <EmptyState
              icon={<School />}
              title={schoolsMessages.none.title}
              text={schoolsMessages.none.text}
              actions={createButton}
            />
          ) : error ? (
            <ErrorState
              title={schoolsMessages.notLoaded}
              text={errorSentence(error)}
              reference={error instanceof ApiError ? error.requestId : undefined}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <MySchoolsSkeleton />
          )}
        </ReservedHeight>
      </section>
      <section aria-labelledby="join-heading">
        <h2 id="join-heading" className={styles.heading}>
          {schoolsMessages.join.title}
        </h2>
        <p className={styles.note}>{schoolsMessages.join.text}</p>
        <JoinByCode />
      </section>
      <LazyDialog
        load={loadCreateDialog}
        props={{
          open: isCreating,
          onClose: () => setCreating(false),
          // Replaces the dialog's own history entry, so that Back leads to the schools.
          onCreated: (slug: string) => void navigate(paths.adminPanel(slug), { replace: true }),
        }}
      />
    </div>
  )
}
