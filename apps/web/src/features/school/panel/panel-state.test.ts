import { describe, expect, it } from 'vitest'
import { classroomsQuery, classroomsState, usersQuery, usersState, withParams } from './panel-state'

const of = (search: string) => new URLSearchParams(search)

describe('the state of the panel', () => {
  it('is read from the address, where invalid values are ignored', () => {
    expect(
      usersQuery(usersState(of('page=3&search=ada&sort=role&dir=desc&role=student&active=no&classroom=7'))),
    ).toEqual({
      search: 'ada',
      role: 'student',
      is_active: 'false',
      classroom_id: 7,
      orders_by: ['role'],
      orders_dir: ['desc'],
      limit: 50,
      offset: 100,
    })
    const nonsense = of('page=-1&sort=password&dir=up&role=king&active=maybe&classroom=1e9&class_sort=x')
    expect(usersQuery(usersState(nonsense))).toEqual(usersQuery(usersState(of(''))))
    expect(classroomsQuery(classroomsState(nonsense))).toEqual(classroomsQuery(classroomsState(of(''))))
  })

  it('can change for one list without affecting the other', () => {
    const search = withParams(of('page=2&class_search=readers'), { search: 'ada & co', page: null })
    expect(usersState(of(search))).toMatchObject({ page: 1, search: 'ada & co' })
    expect(classroomsState(of(search)).search).toBe('readers')
    expect(withParams(of('page=2'), { page: null })).toBe('')
  })
})
