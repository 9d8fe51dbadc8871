import type { SiteInfo } from '@wordhoard/contracts/system'
import type { Env } from '../../env'

/** Returns who runs this installation and which human check it uses, from the configuration. */
export function siteOf(
  env: Pick<Env, 'operator' | 'contactEmail' | 'securityEmail' | 'humanCheck'>,
): SiteInfo {
  return {
    operator: env.operator,
    contact_email: env.contactEmail,
    security_email: env.securityEmail,
    human_check: env.humanCheck.kind,
  }
}
