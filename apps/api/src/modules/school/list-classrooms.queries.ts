import { type Columns, columnsOf, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type Tables } from '@wordhoard/database/sql/query'
import { compileStatements } from '@wordhoard/database/sql/statement'
import type { Sort } from '../../lib/sorts'
import { classroomColumns, inNaturalOrder, isInClassroom } from './classroom-rows'
import { orderBySorts, orderings } from './order-by-sorts'

/** The filters of the list of a school's classrooms. */
export interface ClassroomFilters {
  /** Only classrooms that the viewer is in. */
  readonly onlyOwn: boolean
  readonly byArchived: boolean
  readonly bySearch: boolean
}

interface FilterValues {
  readonly schoolId: number
  readonly viewerId: number
  readonly isArchived: boolean
  /** Search text in lower case. */
  readonly search: string
}

function selectMatchingClassrooms(filters: ClassroomFilters, p: Placeholders<FilterValues>) {
  return query
    .selectFrom('classroom as c')
    .where('c.school_id', '=', p.schoolId)
    .$if(filters.onlyOwn, (rooms) =>
      rooms.where((eb) => isInClassroom(p.viewerId, p.schoolId, eb.ref('c.id'))),
    )
    .$if(filters.byArchived, (rooms) => rooms.where('c.is_archived', '=', p.isArchived))
    .$if(filters.bySearch, (rooms) =>
      rooms.where((eb) => eb(eb.fn<number>('strpos', ['c.name_lower', p.search]), '>', eb.lit(0))),
    )
}

/** The columns by which the list of classrooms can be sorted. */
export type ClassroomColumn = 'name' | 'students_num' | 'created_at' | 'updated_at'

interface PageShape {
  readonly filters: ClassroomFilters
  readonly sorts: readonly Sort<ClassroomColumn>[]
}

type Room = Pick<Columns<Tables['classroom']>, 'id' | 'name_lower' | 'created_at' | 'updated_at'>

/** @param students expressions that `students_num` sorts by */
function classroomOrder(sorts: PageShape['sorts'], room: Room, students: readonly Expression<unknown>[]) {
  const columns = {
    name: [inNaturalOrder(room.name_lower)],
    students_num: students,
    created_at: [room.created_at],
    updated_at: [room.updated_at],
  }
  return orderings(sorts, columns, room.id)
}

type PageValues = FilterValues & { readonly limit: number; readonly offset: number }

/**
 * A page of a school's classrooms. The students of all classrooms are counted only when sorting by their number.
 * `special` holds all members but active students; those of them who are active are staff.
 */
export const classroomsPage = compileStatements(
  ({ filters, sorts }: PageShape, p: Placeholders<PageValues>) => {
    const isByNumber = sorts.some(({ column }) => column === 'students_num')
    const rooms = selectMatchingClassrooms(filters, p).selectAll('c')
    const counted = query
      .with(
        (cte) => cte('room').materialized(),
        () =>
          isByNumber
            ? rooms
            : orderBySorts(rooms, (eb) => classroomOrder(sorts, columnsOf(eb, 'c'), []))
                .limit(p.limit)
                .offset(p.offset),
      )
      .with(
        (cte) => cte('special').materialized(),
        (db) =>
          db
            .selectFrom('school_member')
            .select(['user_id', 'role', 'is_active'])
            .where('school_id', '=', p.schoolId)
            .where((eb) => eb.or([eb('role', '<>', literal('student')), eb.not(eb.ref('is_active'))])),
      )
      .with('number', (db) =>
        db
          .selectFrom('room as r')
          .innerJoin('classroom_member as k', (join) =>
            join.on('k.school_id', '=', p.schoolId).onRef('k.classroom_id', '=', 'r.id'),
          )
          .leftJoin('special as s', 's.user_id', 'k.user_id')
          .select((eb) => [
            'k.classroom_id',
            eb(eb.fn.countAll<number>(), '-', eb.fn.count<number>('s.user_id')).as('students_num'),
            eb.fn.countAll<number>().filterWhere('s.is_active', '=', eb.lit(true)).as('teachers_num'),
          ])
          .groupBy('k.classroom_id'),
      )
      .selectFrom('room as c')
      .leftJoin('number as m', 'm.classroom_id', 'c.id')
      .crossJoinLateral((eb) =>
        query
          .selectNoFrom([
            eb.fn.coalesce('m.students_num', eb.lit(0)).as('students_num'),
            eb.fn.coalesce('m.teachers_num', eb.lit(0)).as('teachers_num'),
          ])
          .as('n'),
      )
      .select(classroomColumns)
      .select(['n.students_num', 'n.teachers_num'])
    const sorted = orderBySorts(counted, (eb) =>
      classroomOrder(sorts, columnsOf(eb, 'c'), [eb.ref('n.students_num')]),
    )
    return isByNumber ? sorted.limit(p.limit).offset(p.offset) : sorted
  },
)

/** Number of classrooms in the list. */
export const countClassrooms = compileStatements((filters: ClassroomFilters, p: Placeholders<FilterValues>) =>
  selectMatchingClassrooms(filters, p).select((eb) => eb.fn.countAll<number>().as('count')),
)
