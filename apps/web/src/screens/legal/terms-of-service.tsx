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
          These terms are an agreement between you and <Operator /> (“we”), who runs {brand.name} on this
          site. They apply whenever you use it, with or without an account. If you don’t agree with them,
          please don’t use it.
        </p>
        <p>
          These terms are about the service. The software itself is open source, under the GNU General Public
          License, version 3 or later. These terms don’t limit what that licence allows you to do. Our{' '}
          <Link to={paths.privacyPolicy}>Privacy Policy</Link> says how we handle personal data.
        </p>
      </>
    ),
  },
  {
    id: 'alpha',
    heading: 'An alpha version',
    body: (
      <p>
        {brand.name} is in alpha. It works and you’re welcome to use it, but we’re still building it. Parts
        may change, be missing or fail. Keep a copy of anything you can’t do without. You can download all
        your data from your <Link to={paths.me}>profile page</Link> at any time.
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
        <li>
          Give us an email address that you can read. We send codes and notices there. You need none if your
          teacher’s code says so.
        </li>
        <li>
          An account is for one person. Choose a password that you don’t use anywhere else, and keep it to
          yourself. You’re responsible for what is done with your account, unless someone got in through a
          fault of ours.
        </li>
        <li>
          If you think someone else has got in, change your password. This logs out all your other devices.
        </li>
        <li>Don’t choose a user name that offends people or pretends to be someone else.</li>
      </ul>
    ),
  },
  {
    id: 'free-and-premium',
    heading: 'What it costs',
    body: (
      <>
        <p>
          {brand.name} is free to use. We may also offer a paid premium tier with more features. We’ll show
          you what it contains and what it costs before you buy. We won’t charge you unless you’ve expressly
          agreed.
        </p>
        <ul>
          <li>Prices and payments are in pounds sterling (GBP).</li>
          <li>
            We don’t refund fees you’ve paid, except where UK law requires a refund. This doesn’t affect your
            statutory rights as a consumer, such as the right to cancel an online purchase within 14 days
            where it applies.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'your-content',
    heading: 'Your content stays yours',
    body: (
      <>
        <p>
          Your articles, word lists, messages and profile belong to you. You allow us to store them, to copy
          them as running the service requires, and to show them to the people you meant them for. Private
          articles and lists are for you alone. Public ones are for everyone. This permission ends when you
          delete them. It doesn’t end for messages that others have received, or for public word lists that
          others have copied.
        </p>
        <p>
          Publish only what you’re allowed to publish. If you paste a text to read it yourself, that’s your
          own affair. To make someone else’s text public, you need their permission or a licence.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    heading: 'Fair use',
    body: (
      <>
        <p>Please don’t:</p>
        <ul>
          <li>break the law, or publish anything unlawful, hateful, harassing or sexual;</li>
          <li>bother people with unwanted messages or advertising;</li>
          <li>try to get into accounts or data that aren’t yours, or to get round limits and checks;</li>
          <li>flood the service with automatic requests, or copy the dictionary from it wholesale;</li>
          <li>use another person’s learning data for anything except helping them learn.</li>
        </ul>
        <p>
          You’re welcome to look for security weaknesses in good faith, without harming anyone or their data.
          Tell us at <ContactEmail /> before you tell others.
        </p>
      </>
    ),
  },
  {
    id: 'schools',
    heading: 'Schools and classrooms',
    body: (
      <>
        <p>
          If you set up a school, you’re its owner and you’re responsible for it. This includes the people it
          invites, and what its staff see and do. You must have the right to do this under the school’s own
          rules and the law.
        </p>
        <p>
          When you join a classroom, its staff see your progress with its assignments. You can leave at any
          time. If you’re a school’s only owner, you must hand the school over or delete it before you delete
          your account.
        </p>
      </>
    ),
  },
  ...termsOfLaw,
]
