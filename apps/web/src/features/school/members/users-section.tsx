import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { UserPlus, Users } from 'lucide-react'
import { useEffect } from 'react'
import { PageLinks } from '../../../shell/page-links'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/states/empty-state'
import { panelMessages } from '../panel/messages'
import { usePanelDialog } from '../panel/panel-dialog'
import { PanelSection } from '../panel/panel-section'
import { pageCount, USERS_PAGE, usersFilter, usersQuery, usersState, withParams } from '../panel/panel-state'
import { usePanelParams, useTopOfPage } from '../panel/use-panel-params'
import tableStyles from '../panel-table.module.css'
import { schoolQueries } from '../school.queries'
import { membersMessages } from './messages'
import { UserFilters } from './user-filters'
import { UserTable } from './user-table'

/** Lists a school's members page by page. Members who only teach there see those of their own classrooms. */
export function UsersSection({ school }: { school: StaffSchool }) {
  const open = usePanelDialog()
  const client = useQueryClient()
  const { params, change } = usePanelParams()
  const state = usersState(params)
  const query = useQuery(schoolQueries.users(school.id, usersQuery(state)))
  const { data, isPlaceholderData } = query
  const { data: number } = useQuery(schoolQueries.usersNum(school.id, usersFilter(state)))
  const pages = pageCount(number?.count ?? 0, USERS_PAGE)
  const isBeyond = number !== undefined && !isPlaceholderData && state.page > pages
  useEffect(() => {
    if (isBeyond) change({ page: pages === 1 ? null : pages })
  }, [isBeyond, pages, change])

  useTopOfPage('users', state.page)
  const onSort = (column: string, dir: string) => change({ sort: column, dir, page: null })
  const invite = (
    <Button icon={<UserPlus aria-hidden />} onClick={() => open({ kind: 'invite' })}>
      {membersMessages.invite}
    </Button>
  )
  return (
    <PanelSection
      id="users"
      heading={panelMessages.sections.users}
      count={number?.count}
      actions={invite}
      tools={<UserFilters school={school} state={state} onChange={change} onSort={onSort} />}
      query={query}
      lines={data?.length}
      empty={
        <EmptyState
          icon={<Users />}
          title={membersMessages.noneFound.title}
          text={membersMessages.noneFound.text}
          actions={invite}
        />
      }
    >
      <div className={cx(isPlaceholderData && tableStyles.busy)}>
        <UserTable school={school} users={data ?? []} sort={state.sort} dir={state.dir} onSort={onSort} />
        <PageLinks
          label={membersMessages.pages}
          page={state.page}
          pages={pages}
          searchOf={(page) => withParams(params, { page: page === 1 ? null : page })}
          onHint={(page) =>
            void client.prefetchQuery({
              ...schoolQueries.users(school.id, usersQuery({ ...state, page })),
              staleTime: 10_000,
            })
          }
        />
      </div>
    </PanelSection>
  )
}
