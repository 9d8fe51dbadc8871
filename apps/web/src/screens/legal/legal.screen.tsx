import { brand } from '@wordhoard/contracts/site/brand'
import { LegalPage } from './legal-page'
import { privacyPolicy } from './privacy-policy'
import { termsOfService } from './terms-of-service'

/** What is stored about people, why, for how long, and which rights they have. */
export function PrivacyPolicyScreen() {
  return (
    <LegalPage
      page="privacyPolicy"
      summary={`This page says what ${brand.name} stores about you, why, and for how long. In short: we store what your account and your learning need. We don’t track you or show advertising. You can download all of your data, or delete it yourself.`}
      sections={privacyPolicy}
    />
  )
}

/** What using the service means for both sides. */
export function TermsOfServiceScreen() {
  return (
    <LegalPage
      page="termsOfService"
      summary={`These terms say what you can expect from ${brand.name}, and what we expect from you. In short: be at least 13, keep your password safe, publish only what you’re allowed to, and be kind.`}
      sections={termsOfService}
    />
  )
}
