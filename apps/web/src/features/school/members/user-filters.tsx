import { useQuery } from '@tanstack/react-query'
import { type StaffSchool, schoolRoles } from '@wordhoard/contracts/school'
import { FilterBar, FilterLine, FilterSelect } from '../../../ui/filters/filter-bar'
import { SearchField } from '../../../ui/filters/search-field'
import { type Direction, MAX_SEARCH, type UserColumn, type UsersState } from '../panel/panel-state'
import { SortSelect } from '../panel/sort-select'
import styles from '../panel-table.module.css'
import { schoolQueries } from '../school.queries'
import { membersMessages } from './messages'
import { roleNames } from './role-messages'
import { userOrders } from './user-table'

const { filters } = membersMessages

interface UserFiltersProps {
  school: StaffSchool
  state: UsersState
  onChange: (change: Readonly<Record<string, string | number | null>>) => void
  onSort: (column: UserColumn, dir: Direction) => void
}

/** The filters of the list of members. */
export function UserFilters({ school, state, onChange, onSort }: UserFiltersProps) {
  const { data: classrooms = [] } = useQuery(schoolQueries.openClassrooms(school.id))
  const { search, role, isActive, classroom, sort, dir } = state
  const isKnown = classroom === undefined || classrooms.some(({ id }) => id === classroom)
  return (
    <FilterBar label={membersMessages.find} className={styles.tools}>
      <FilterLine>
        <SearchField
          label={membersMessages.search}
          value={search}
          maxLength={MAX_SEARCH}
          onChange={(value) => onChange({ search: value, page: null })}
        />
        <FilterSelect
          label={filters.role}
          value={role ?? ''}
          options={[
            { value: '', label: filters.allRoles },
            ...schoolRoles.map((value) => ({ value, label: roleNames[value] })),
          ]}
          onChange={({ target }) => onChange({ role: target.value, page: null })}
        />
        <FilterSelect
          label={filters.status}
          value={isActive === undefined ? '' : isActive ? 'yes' : 'no'}
          options={[
            { value: '', label: filters.anyStatus },
            { value: 'yes', label: membersMessages.active },
            { value: 'no', label: membersMessages.deactivated },
          ]}
          onChange={({ target }) => onChange({ active: target.value, page: null })}
        />
        {(classrooms.length > 0 || !isKnown) && (
          <FilterSelect
            label={filters.classroom}
            className={styles.room}
            value={classroom ?? ''}
            options={[
              { value: '', label: filters.allClassrooms },
              ...(isKnown ? [] : [{ value: String(classroom), label: filters.archivedClassroom }]),
              ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => onChange({ classroom: target.value, page: null })}
          />
        )}
        <SortSelect columns={userOrders} sort={sort} dir={dir} onSort={onSort} />
      </FilterLine>
    </FilterBar>
  )
}
