import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { LegalSection } from './legal-section'
import { privacyRights } from './privacy-rights'
import { ContactEmail, HumanCheckFacts, Operator } from './site-facts'

/**
 * The privacy policy. Must describe the software as it is: what prisma/schema.prisma stores, what browsers keep, and
 * which third parties are involved.
 */
export const privacyPolicy: readonly LegalSection[] = [
  {
    id: 'who-is-responsible',
    heading: 'Who is responsible',
    body: (
      <>
        <p>
          {brand.name} is run here by <Operator />, who decides what happens with your data and is its
          controller under the UK General Data Protection Regulation and the Data Protection Act 2018. Write
          to <ContactEmail /> about anything on this page.
        </p>
        <p>
          {brand.name} is open-source software. Others may run it too; this page speaks only for the
          installation that you are looking at.
        </p>
      </>
    ),
  },
  {
    id: 'without-an-account',
    heading: 'If you have no account',
    body: (
      <>
        <p>
          You can read texts and look words up without telling us who you are. A text that you paste and a
          file that you open stay in your browser. When you tap a word, that word and a few words around it
          (seven on each side) are sent to the server, so that it can find the meaning that fits. They are
          answered and then forgotten: neither your look-ups nor the texts are logged.
        </p>
        <p>
          Your internet address is used in memory to send you the answer and to stop floods of requests. The
          software doesn’t write it into its database or its log.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-store',
    heading: 'What we store about account holders',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account:</strong> e-mail address, user name, and the day on which you registered.
            Your password is kept only as an argon2id hash, from which it cannot be read back.
          </li>
          <li>
            <strong>Your profile,</strong> as far as you fill it in: first and last name, a few lines about
            you, the picture you chose, and how far you have come with the first steps.
          </li>
          <li>
            <strong>The devices on which you are logged in:</strong> what the browser calls itself (“Firefox
            on Windows”), when you logged in there and when it was last used. You see this list on your{' '}
            <Link to={paths.me}>profile page</Link> and can end each entry.
          </li>
          <li>
            <strong>Your vocabulary and learning:</strong> the words you save or meet, their priority, score
            and dates, the word lists you make, your answers in learning games with their times, sentences in
            which you met or looked up a word together with the title of the text, and how far you have come
            with an article.
          </li>
          <li>
            <strong>The texts you read while logged in:</strong> each is sent to the server, which finds its
            words. Of the text it keeps the title, the day, the words in it with one sentence for each, and a
            fingerprint by which it is known again, so that nothing is counted twice; not the text as a whole.
          </li>
          <li>
            <strong>What you write:</strong> articles, private and public, and messages to other people and to
            classrooms.
          </li>
          <li>
            <strong>Who you are connected with:</strong> people you follow, and the schools and classrooms you
            belong to with your role in them.
          </li>
        </ul>
        <p>
          We don’t ask for anything else: no telephone number, no date of birth, no place. We ask you to
          confirm that you are at least 13 by agreeing to the{' '}
          <Link to={paths.termsOfService}>Terms of Service</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    heading: 'Why, and on what legal basis',
    body: (
      <ul>
        <li>
          <strong>To give you the service you signed up for:</strong> to log you in, keep your vocabulary,
          plan your practice, show your articles and deliver your messages. The basis is our contract with you
          (Article 6(1)(b) UK GDPR).
        </li>
        <li>
          <strong>To keep accounts safe:</strong> sessions, verification codes and counts of wrong attempts.
          The basis is our legitimate interest, and yours, in nobody else getting in (Article 6(1)(f)).
        </li>
        <li>
          <strong>To meet the law,</strong> where it obliges us to keep or hand over something (Article
          6(1)(c)).
        </li>
      </ul>
    ),
  },
  {
    id: 'mails',
    heading: 'Mails we send',
    body: (
      <p>
        Only mails that your account needs: codes when you register, set a new password or change your e-mail
        address, and notices about the safety of your account. A school can send you an invitation; each one
        has links to stop such emails and to report them. Mails are delivered through the operator’s mail
        provider. There is no newsletter and no advertising.
      </p>
    ),
  },
  {
    id: 'browser-storage',
    heading: 'Cookies and what your browser keeps',
    body: (
      <>
        <p>There are three cookies. We set them only when you log in, and logging in safely needs them:</p>
        <ul>
          <li>
            a <strong>refresh cookie</strong>, which holds your session, cannot be read by scripts and is sent
            only to the log-in part of this site;
          </li>
          <li>
            a <strong>session hint</strong>, which only says that there is a session to renew;
          </li>
          <li>
            a <strong>device cookie</strong>, a random number by which your account knows this browser. So you
            can always log in here, even while someone else guesses at your password.
          </li>
        </ul>
        <p>
          The first two go when you log out, or 30 days after you last used the site. The device cookie goes
          90 days after you last logged in.
        </p>
        <p>
          Your browser also keeps, for this site alone and without sending it to us, your choice of theme and
          text size, for the open tab the text you are reading and the place where you are, and the last three
          books you opened from a file: the file until you begin a new text, its name and where you were until
          other books take their place. You can delete all of it in your browser’s settings. None of this
          follows you around the web; so there is no cookie banner to click away.
        </p>
        <p>
          The browser extension keeps the address of the server, and nothing else. It sees a page only when
          you send it, and hands it to your own browser’s reading mode.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    heading: 'Who else sees your data',
    body: (
      <>
        <ul>
          <li>
            <strong>Other users</strong> see your user name and what you put into your profile, the articles
            and word lists you make public, and the messages you send them. Your e-mail address is never shown
            to anybody. Of students, people outside their school see the user name and picture only.
          </li>
          <li>
            <strong>Your school:</strong> if you join a classroom, its teachers and the school’s managers see
            that you are a member, and your progress with the texts and word lists set for that classroom.
            They don’t see the rest of your vocabulary, your private articles or your private messages. The
            page <Link to={paths.whoSeesWhat}>Who sees what</Link> has the details.
          </li>
          <li>
            <strong>Those who work for the operator,</strong> such as the company whose computers the site
            runs on and the mail provider, process data on the operator’s instructions only.
          </li>
        </ul>
        <p>
          We use no analytics, no advertising networks and no social-media buttons, and we never sell data.{' '}
          <HumanCheckFacts />
        </p>
        <p>
          Pictures in an article or in a page that you paste may lie on other websites. Your browser fetches
          them from there, and that website then sees your internet address, as when you visit it.
        </p>
      </>
    ),
  },
  ...privacyRights,
]
