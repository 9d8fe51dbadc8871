import type { SiteInfo } from '@wordhoard/contracts/system'
import type { Env } from '../../env'

/** Who runs this installation and how it checks for people, as the configuration says. */
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
