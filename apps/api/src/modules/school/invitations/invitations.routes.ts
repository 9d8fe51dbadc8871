import * as invitations from '@wordhoard/contracts/invitations'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { listOpenInvitations, makeCodeSheet, makeInvitation, revokeInvitation } from './invitations'
import { invitationOf, join } from './join'

export function invitationsRoutes(app: FastifyInstance, { pool, env, invitationMails }: ApiServices): void {
  const parts = { pool, publicUrl: env.publicUrl, mails: invitationMails }
  route(app, invitations.createInvitation, ({ params, body }, { actor, runIdempotently }) =>
    makeInvitation(parts, actor, params.id, body, runIdempotently),
  )
  route(app, invitations.listInvitations, ({ params, query }, { actor }) =>
    listOpenInvitations(parts, actor, params.id, query),
  )
  route(app, invitations.revokeInvitation, ({ params }, { actor }) =>
    revokeInvitation(pool, actor, params.id),
  )
  // Stores the result rather than the answer, because the answer contains the names of a class.
  route(
    app,
    invitations.createCodeSheet,
    ({ params, body }, { actor, runIdempotently }) =>
      makeCodeSheet(parts, actor, params.id, body, runIdempotently),
    { keeps: 'result' },
  )
  route(app, invitations.getInvitation, ({ params }, { actor }) => invitationOf(pool, actor, params.code))
  route(app, invitations.joinSchool, ({ body }, { actor }) => join(pool, actor, body.code))
}
