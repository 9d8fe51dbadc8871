import { useQuery } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { Plus, Presentation } from 'lucide-react'
import { useEffect } from 'react'
import { PageLinks } from '../../../shell/page-links'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { FilterBar, FilterLine, FilterSelect } from '../../../ui/filters/filter-bar'
import { SearchField } from '../../../ui/filters/search-field'
import { EmptyState } from '../../../ui/states/empty-state'
import { panelMessages } from '../panel/messages'
import { usePanelDialog } from '../panel/panel-dialog'
import { PanelSection } from '../panel/panel-section'
import {
  CLASSROOMS_PAGE,
  classroomsFilter,
  classroomsQuery,
  classroomsState,
  MAX_SEARCH,
  pageCount,
  withParams,
} from '../panel/panel-state'
import { SortSelect } from '../panel/sort-select'
import { usePanelParams, useTopOfPage } from '../panel/use-panel-params'
import tableStyles from '../panel-table.module.css'
import { schoolQueries } from '../school.queries'
import { ClassroomTable, classroomOrders } from './classroom-table'
import { classroomsMessages } from './messages'

const { none, noneFound } = classroomsMessages

/** Lists a school's classrooms. Members who only teach there see their own ones. */
export function ClassroomsSection({ school }: { school: StaffSchool }) {
  const open = usePanelDialog()
  const { params, change } = usePanelParams()
  const state = classroomsState(params)
  const query = useQuery(schoolQueries.classrooms(school.id, classroomsQuery(state)))
  const { data, isPlaceholderData } = query
  const { data: number } = useQuery(schoolQueries.classroomsNum(school.id, classroomsFilter(state)))
  const pages = pageCount(number?.count ?? 0, CLASSROOMS_PAGE)
  const isBeyond = number !== undefined && !isPlaceholderData && state.page > pages
  useEffect(() => {
    if (isBeyond) change({ class_page: pages === 1 ? null : pages })
  }, [isBeyond, pages, change])

  const isFiltered = state.search !== '' || state.isArchived
  const sort = { sort: state.sort, dir: state.dir }
  useTopOfPage('classrooms', state.page)
  const onSort = (column: string, dir: string) =>
    change({ class_sort: column, class_dir: dir, class_page: null })
  return (
    <PanelSection
      id="classrooms"
      heading={panelMessages.sections.classrooms}
      count={number?.count}
      actions={
        school.abilities.create_classroom &&
        school.classrooms_num > 0 && (
          <Button icon={<Plus aria-hidden />} onClick={() => open({ kind: 'create-classroom' })}>
            {classroomsMessages.create}
          </Button>
        )
      }
      tools={
        (isFiltered || school.classrooms_num > 0) && (
          <FilterBar label={classroomsMessages.find} className={tableStyles.tools}>
            <FilterLine>
              <SearchField
                label={classroomsMessages.search}
                value={state.search}
                maxLength={MAX_SEARCH}
                onChange={(search) => change({ class_search: search, class_page: null })}
              />
              <FilterSelect
                label={classroomsMessages.show}
                value={state.isArchived ? 'yes' : ''}
                options={[
                  { value: '', label: classroomsMessages.active },
                  { value: 'yes', label: classroomsMessages.archived },
                ]}
                onChange={({ target }) => change({ archived: target.value, class_page: null })}
              />
              <SortSelect columns={classroomOrders} {...sort} onSort={onSort} />
            </FilterLine>
          </FilterBar>
        )
      }
      query={query}
      lines={data?.length}
      empty={
        <EmptyState
          icon={<Presentation />}
          title={isFiltered ? noneFound.title : none.title}
          text={emptyText(isFiltered, school)}
        />
      }
    >
      <div className={cx(isPlaceholderData && tableStyles.busy)}>
        <ClassroomTable school={school} classrooms={data ?? []} {...sort} onSort={onSort} />
        <PageLinks
          label={classroomsMessages.pages}
          page={state.page}
          pages={pages}
          searchOf={(page) => withParams(params, { class_page: page === 1 ? null : page })}
        />
      </div>
    </PanelSection>
  )
}

function emptyText(isFiltered: boolean, { abilities }: StaffSchool): string {
  if (isFiltered) return noneFound.text
  return abilities.create_classroom ? none.forManagers : none.forTeachers
}
