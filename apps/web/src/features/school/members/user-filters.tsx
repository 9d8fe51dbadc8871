import { useQuery } from '@tanstack/react-query'
import { type StaffSchool, schoolRoles } from '@wordhoard/contracts/school'
import { FilterBar, FilterLine, FilterSelect } from '../../../ui/filters/filter-bar'
import { SearchField } from '../../../ui/filters/search-field'
import { type Direction, MAX_SEARCH, type UserColumn, type UsersState } from '../panel/panel-state'
import { SortSelect } from '../panel/sort-select'
import styles from '../panel-table.module.css'
import { schoolQueries } from '../school.queries'
import { roleNames } from './role-names'
import { userOrders } from './user-table'

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
    <FilterBar label="Find users" className={styles.tools}>
      <FilterLine>
        <SearchField
          label="Search users"
          value={search}
          maxLength={MAX_SEARCH}
          onChange={(value) => onChange({ search: value, page: null })}
        />
        <FilterSelect
          label="Role"
          value={role ?? ''}
          options={[
            { value: '', label: 'All roles' },
            ...schoolRoles.map((value) => ({ value, label: roleNames[value] })),
          ]}
          onChange={({ target }) => onChange({ role: target.value, page: null })}
        />
        <FilterSelect
          label="Active"
          value={isActive === undefined ? '' : isActive ? 'yes' : 'no'}
          options={[
            { value: '', label: 'Active or not' },
            { value: 'yes', label: 'Active' },
            { value: 'no', label: 'Deactivated' },
          ]}
          onChange={({ target }) => onChange({ active: target.value, page: null })}
        />
        {(classrooms.length > 0 || !isKnown) && (
          <FilterSelect
            label="Classroom"
            className={styles.room}
            value={classroom ?? ''}
            options={[
              { value: '', label: 'All classrooms' },
              ...(isKnown ? [] : [{ value: String(classroom), label: 'An archived classroom' }]),
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
