import * as classrooms from '@wordhoard/contracts/classrooms'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { changeClassroom, classroomPage, classroomUsers, makeClassroom } from './classrooms'
import { moveMember } from './members'

export function classroomsRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, classrooms.createClassroom, ({ body }, { actor, runIdempotently }) =>
    runIdempotently((client) => makeClassroom(client, actor, body)),
  )
  route(app, classrooms.getClassroom, ({ params }, { actor }) => classroomPage(pool, actor, params.id))
  route(app, classrooms.updateClassroom, ({ params, body }, { actor }) =>
    changeClassroom(pool, actor, params.id, body),
  )
  route(app, classrooms.listClassroomUsers, ({ params, query }, { actor }) =>
    classroomUsers(pool, actor, params.id, query),
  )
  route(app, classrooms.addClassroomUser, ({ params }, { actor }) =>
    moveMember(pool, actor, params.id, params.user_id, 'in'),
  )
  route(app, classrooms.removeClassroomUser, ({ params }, { actor }) =>
    moveMember(pool, actor, params.id, params.user_id, 'out'),
  )
}
