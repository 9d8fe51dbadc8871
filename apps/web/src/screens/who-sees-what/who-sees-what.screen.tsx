import { brand } from '@wordhoard/contracts/site/brand'
import { LegalPage } from '../legal/legal-page'
import { whoSeesWhat } from './who-sees-what'

/** For schools, students and parents: who sees what of a student. */
export function WhoSeesWhatScreen() {
  return (
    <LegalPage
      page="whoSeesWhat"
      summary={`Who sees what of a student on ${brand.name}. In short: the school sees names and schoolwork. Everyone else sees a user name and a picture.`}
      dated={false}
      sections={whoSeesWhat}
    />
  )
}
