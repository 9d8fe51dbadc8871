import { brand } from '@wordhoard/contracts/site/brand'
import { LegalPage } from '../legal/legal-page'
import { securityPolicy } from './security-policy'

/** How to report a vulnerability, and what happens next. */
export function SecurityPolicyScreen() {
  return (
    <LegalPage
      page="securityPolicy"
      summary={`${brand.name} stores what people read and learn, and some of them are school students. If you’ve found a way to get at this data, please tell us before you tell anyone else. You don’t have to be afraid of writing to us.`}
      dated={false}
      sections={securityPolicy}
    />
  )
}
