import type { FastifyInstance } from 'fastify'
import type { AccountParts } from './account-parts'
import { emailChangeRoutes } from './email-change.routes'
import { EmailChangeService } from './email-change.service'
import { passwordChangeRoutes } from './passwords/password-change.routes'
import { PasswordChangeService } from './passwords/password-change.service'
import { passwordResetRoutes } from './passwords/password-reset.routes'
import { PasswordResetService } from './passwords/password-reset.service'
import { registrationRoutes } from './registration.routes'
import { RegistrationService } from './registration.service'

/** Registration, forgotten and changed passwords, changed addresses: all that mails codes or notices. */
export function accountFlows(app: FastifyInstance, parts: AccountParts): void {
  const { devices } = parts
  registrationRoutes(app, new RegistrationService(parts), devices)
  passwordResetRoutes(app, new PasswordResetService(parts), devices)
  passwordChangeRoutes(app, new PasswordChangeService(parts), devices)
  emailChangeRoutes(app, new EmailChangeService(parts))
}
