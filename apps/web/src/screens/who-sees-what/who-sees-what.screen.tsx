import { LegalPage } from '../legal/legal-page'
import { whoSeesWhatMessages } from './messages'
import { whoSeesWhat } from './who-sees-what'

/** For schools, students and parents: who sees what of a student. */
export function WhoSeesWhatScreen() {
  return (
    <LegalPage
      page="whoSeesWhat"
      summary={whoSeesWhatMessages.summary}
      dated={false}
      sections={whoSeesWhat}
    />
  )
}
