import * as assignments from '@wordhoard/contracts/assignments'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import {
  addAssignment,
  assignmentsOf,
  changeAssignment,
  ownAssignments,
  removeAssignment,
} from './assignments'
import { assignmentProgress, classProgress, exportProgress } from './class-progress'
import { getTaughtClasses } from './taught-classes'

export function assignmentsRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, assignments.listAssignments, ({ params, query }, { actor }) =>
    assignmentsOf(pool, actor, params.id, query),
  )
  route(app, assignments.listMyAssignments, ({ query }, { actor }) => ownAssignments(pool, actor, query))
  route(app, assignments.listTaughtClasses, ({ query }, { actor }) => getTaughtClasses(pool, actor, query))
  route(app, assignments.createAssignment, ({ params, body }, { actor, runIdempotently }) =>
    runIdempotently((client) => addAssignment(client, actor, params.id, body)),
  )
  route(app, assignments.updateAssignment, ({ params, body }, { actor }) =>
    changeAssignment(pool, actor, params.id, body),
  )
  route(app, assignments.deleteAssignment, ({ params }, { actor }) =>
    removeAssignment(pool, actor, params.id),
  )
  route(app, assignments.getAssignmentProgress, ({ params }, { actor, request }) =>
    assignmentProgress(pool, actor, params.id, request.readFrom()),
  )
  route(app, assignments.getClassProgress, ({ params }, { actor, request }) =>
    classProgress(pool, actor, params.id, request.readFrom()),
  )
  route(app, assignments.exportClassProgress, ({ params }, { actor, request }) =>
    exportProgress(pool, actor, params.id, request.readFrom()),
  )
}
