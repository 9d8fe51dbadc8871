import type { Visitor } from './visitor'

/**
 * Makes a school with a class for each teacher, and lets the students join, by the calls that people make.
 *
 * @returns the classroom of each teacher
 */
export async function insertSchool(
  teachers: readonly Visitor[],
  students: readonly Visitor[],
  mark: string,
): Promise<number[]> {
  const owner = teachers[0]!
  const { id: school } = await post<{ id: number }>(owner, '/school', {
    body: { name: `Load ${mark}`, description: 'A school', username: `load_${mark}` },
  })
  const params = { id: school }
  const classrooms: number[] = []
  const codes: string[] = []
  for (const [index, teacher] of teachers.entries()) {
    const body = { name: `Class ${index + 1}`, description: 'A class', school_id: school }
    const { id: classroom_id } = await post<{ id: number }>(owner, '/school/classroom', { body })
    classrooms.push(classroom_id)
    if (index > 0) {
      const invited = await post<{ code: string }>(owner, '/school/:id/invitations', {
        params,
        body: { role: 'teacher', classroom_id },
      })
      await post(teacher, '/school/join', { body: { code: invited.code } })
    }
    const { code } = await post<{ code: string }>(owner, '/school/:id/invitations', {
      params,
      body: { role: 'student', classroom_id },
    })
    codes.push(code)
  }
  for (const [index, student] of students.entries())
    await post(student, '/school/join', { body: { code: codes[index % codes.length]! } })
  return classrooms
}

async function post<Body>(
  visitor: Visitor,
  path: string,
  options: { body: object; params?: Record<string, number> },
): Promise<Body> {
  const { status, body } = await visitor.call<Body>('POST', path, {
    ...options,
    isKeyed: path !== '/school/join',
  })
  if (status !== 200 && status !== 201)
    throw new Error(`POST ${path} was answered with ${status}: ${JSON.stringify(body)}`)
  return body
}
