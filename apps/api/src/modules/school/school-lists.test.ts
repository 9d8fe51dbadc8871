import { updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import * as school from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import type { Person } from '../../testing/people'
import { newClassroom, schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

describe('the lists of a school', () => {
  it('find members by their current names, however often these change', async () => {
    const hill = await schoolWithAllRoles(api)
    const found = async (query: object) => {
      const input = { params: { id: hill.id }, query }
      const answer = await callAs(api, hill.owner, school.listSchoolUsers, input)
      const counted = await callAs(api, hill.owner, school.countSchoolUsers, input)
      const users = answer.json<school.SchoolUser[]>().map(({ user_info }) => user_info.id)
      if (!('orders_by' in query)) expect(counted.json()).toEqual({ count: users.length })
      return users
    }
    const { userId } = hill.student
    const username = `zz-${hill.student.username.slice(-12)}`
    const body = { username, first_name: 'Örsolya', last_name: 'Quill', bio: '' }
    expect((await callAs(api, hill.student, updateMyUserInfo, { body })).statusCode).toBe(200)
    expect(await found({ search: 'ÖRSOLYA q' })).toEqual([userId])
    expect(await found({ search: username.toUpperCase() })).toEqual([userId])
    expect(await found({ search: hill.student.username })).toEqual([])
    const byUsername = { orders_by: 'username', orders_dir: 'desc' }
    expect((await found(byUsername))[0]).toBe(userId)
    expect((await found({ orders_by: 'name', orders_dir: 'desc' }))[0]).toBe(userId)
  })

  it('count active students and staff, and sort Year 9 before Year 10', async () => {
    const hill = await schoolWithAllRoles(api)
    for (const name of ['Year 10', 'Year 9', '10 Red']) await newClassroom(api, hill.owner, hill.id, name)
    const listed = async (who: Person, query = {}) => {
      const answer = await callAs(api, who, school.listSchoolClassrooms, { params: { id: hill.id }, query })
      return answer
        .json<school.Classroom[]>()
        .map((room) => [room.name, room.students_num, room.teachers_num])
    }
    const rooms = [
      ['10 Red', 0, 1],
      ['Year 7', 1, 2],
      ['Year 8', 1, 2],
      ['Year 9', 0, 1],
      ['Year 10', 0, 1],
    ]
    expect(await listed(hill.owner)).toEqual(rooms)
    expect(await listed(hill.owner, { limit: 2, offset: 3 })).toEqual(rooms.slice(3))
    const most = { orders_by: 'students_num', orders_dir: 'desc', limit: 2 }
    expect(await listed(hill.owner, most)).toEqual([rooms[1], rooms[2]])
    const page = await callAs(api, hill.owner, school.getSchool, { params: { slug: hill.slug } })
    const { classrooms } = page.json<{ classrooms: { name: string }[] }>()
    expect(classrooms.map(({ name }) => name)).toEqual(rooms.map(([name]) => name))
  })
})
