import { brand } from '@wordhoard/contracts/site/brand'
import { LegalPage } from './legal-page'
import { privacyPolicy } from './privacy-policy'
import { termsOfService } from './terms-of-service'

/** What is stored about people, why, for how long, and which rights they have. */
export function PrivacyPolicyScreen() {
  return (
    <LegalPage
      page="privacyPolicy"
      summary={`What ${brand.name} stores about you, why, for how long, and how you get at it. In short: what your account and your learning need, no tracking, no advertising, and you can take all of it with you or delete it yourself.`}
      sections={privacyPolicy}
    />
  )
}

/** What using the service means for both sides. */
export function TermsOfServiceScreen() {
  return (
    <LegalPage
      page="termsOfService"
      summary={`What you can expect of ${brand.name} and what it expects of you. In short: be at least 13, look after your password, publish only what you may publish, and be kind.`}
      sections={termsOfService}
    />
  )
}
