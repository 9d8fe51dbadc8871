import { brand } from '@wordhoard/contracts/site/brand'
import { LegalPage } from '../legal/legal-page'
import { securityPolicy } from './security-policy'

/** How to report a vulnerability, and what happens next. */
export function SecurityPolicyScreen() {
  return (
    <LegalPage
      page="securityPolicy"
      summary={`${brand.name} keeps what people read and learn, some of it by pupils. If you have found a way to get at it that should not be there, we would like to know before anybody else does, and you should not have to fear writing to us.`}
      dated={false}
      sections={securityPolicy}
    />
  )
}
