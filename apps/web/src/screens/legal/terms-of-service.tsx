import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { LegalSection } from './legal-section'
import { ContactEmail, Operator } from './site-facts'
import { termsOfLaw } from './terms-of-law'

export const termsOfService: readonly LegalSection[] = [
  {
    id: 'agreement',
    heading: 'These terms',
    body: (
      <>
        <p>
          These terms are an agreement between you and <Operator /> (“we”), who runs this installation of{' '}
          {brand.name}. They apply whenever you use it, with or without an account. If you don’t agree with
          them, please don’t use it.
        </p>
        <p>
          They are about the service. The software itself is open source, under the GNU General Public
          License, version 3 or later; what that licence allows you is not limited here. How we handle
          personal data is in the <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'alpha',
    heading: 'An alpha version',
    body: (
      <p>
        {brand.name} is in alpha: it works and you are welcome, but it is still being built. Parts may change,
        be missing or fail. Keep a copy of what you cannot do without; you can download all your data from
        your <Link to={paths.me}>profile page</Link> at any time.
      </p>
    ),
  },
  {
    id: 'age-and-account',
    heading: 'Your age and your account',
    body: (
      <ul>
        <li>
          You must be at least 13 years old. If you are under 18, ask a parent or guardian to read this too.
        </li>
        <li>Give an e-mail address that you can read: codes and notices go there.</li>
        <li>
          An account is for one person. Choose a password that you use nowhere else and keep it to yourself;
          what is done with your account counts as done by you, unless somebody got in through a fault of
          ours.
        </li>
        <li>
          If you think that somebody else has got in, change your password. That logs out every other device.
        </li>
        <li>Don’t choose a user name that pretends to be somebody else or that offends.</li>
      </ul>
    ),
  },
  {
    id: 'free-and-premium',
    heading: 'What it costs',
    body: (
      <>
        <p>
          {brand.name} is free to use. We may offer a paid premium tier with further features beside it. What
          it contains and what it costs will be shown before you buy; nobody is charged who has not expressly
          agreed.
        </p>
        <ul>
          <li>Prices and payments are in pounds sterling (GBP).</li>
          <li>
            Fees that have been paid are not refundable, except where UK law requires a refund. Your statutory
            rights as a consumer, such as the right to cancel an online purchase within 14 days where it
            applies, are not affected.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'your-content',
    heading: 'What you put in stays yours',
    body: (
      <>
        <p>
          Articles, word lists, messages and your profile belong to you. You allow us to store them, to make
          copies as the running of the service needs, and to show them to those for whom you intended them:
          private articles and lists to you alone, public ones to everybody. This permission ends when you
          delete them, save for messages that others have received and public word lists that others have
          copied.
        </p>
        <p>
          Publish only what you may publish. Pasting a text in order to read it yourself is your own affair;
          making somebody else’s text public needs their permission or a licence.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    heading: 'Fair use',
    body: (
      <>
        <p>Please don’t</p>
        <ul>
          <li>break the law, or publish what is unlawful, hateful, harassing or sexual;</li>
          <li>bother people with unwanted messages or advertising;</li>
          <li>try to get at accounts or data that are not yours, or to get round limits and checks;</li>
          <li>flood the service with automatic requests or copy the dictionary wholesale from it;</li>
          <li>use another person’s learning data for anything but helping them to learn.</li>
        </ul>
        <p>
          Looking for weaknesses in good faith, without harming anybody or their data, is welcome: tell us at{' '}
          <ContactEmail /> before you tell others.
        </p>
      </>
    ),
  },
  {
    id: 'schools',
    heading: 'Schools and classrooms',
    body: (
      <p>
        Whoever founds a school is its owner and answers for it: for whom it invites, for what its staff see
        and do, and for having the right to do so under the school’s own rules and the law. Joining a
        classroom lets its staff see your progress with what they set. You can leave at any time. Its only
        owner must hand a school over, or delete it, before deleting their account.
      </p>
    ),
  },
  ...termsOfLaw,
]
