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
          On this site, {brand.name} is run by <Operator />, who decides what happens to your data. The
          operator is the controller of your data under the UK General Data Protection Regulation (UK GDPR)
          and the Data Protection Act 2018. If you have questions about this page, write to <ContactEmail />.
        </p>
        <p>
          {brand.name} is open-source software, so others may run it too. This page is only about the site
          you’re on now.
        </p>
      </>
    ),
  },
  {
    id: 'without-an-account',
    heading: 'If you don’t have an account',
    body: (
      <>
        <p>
          You can read texts and look up words without telling us who you are. Texts you paste and files you
          open stay in your browser. When you tap a word, your browser sends our server that word. It also
          sends a few words around it, up to seven on each side. The server needs them to find the meaning
          that fits. It answers and then forgets them: we log neither your look-ups nor your texts.
        </p>
        <p>
          We use your internet address (IP address) to send you the answer and to stop floods of requests. We
          only hold it in memory. The software doesn’t write it to its database or its log.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-store',
    heading: 'What we store if you have an account',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account:</strong> your email address, your user name, and the day you registered. We
            keep your password only as an argon2id hash. The password can’t be read back from it.
          </li>
          <li>
            <strong>Accounts without an email address:</strong> if your teacher’s code allows it, you can join
            with a user name and a password only. We then store no address. If staff at your school reset your
            password, we store who did it and when, and we show you the date.
          </li>
          <li>
            <strong>Your profile,</strong> as far as you fill it in: your first and last name, a few lines
            about you, the picture you chose, your own language, and how far you’ve got with the first steps.
            Nobody else sees your language.
          </li>
          <li>
            <strong>The devices where you’re logged in:</strong> what the browser calls itself (“Firefox on
            Windows”), when you logged in there, and when it was last used. You’ll find this list on your{' '}
            <Link to={paths.me}>profile page</Link>, and you can log out each device there.
          </li>
          <li>
            <strong>Your vocabulary and learning:</strong> the words you save or meet, their priority, score
            and dates, and the word lists you make. We store your answers in games, word checks and class
            tests, with their times, and what you say about words you know or don’t know. From all this we
            work out about how many words you know. We store the sentences where you met or looked up a word,
            with the text’s title. We also store how far you’ve read in an article.
          </li>
          <li>
            <strong>The texts you read while you’re logged in:</strong> your browser sends each text to the
            server, which finds its words. The server keeps the title, the day, and the words, with one
            sentence for each word. It also keeps a fingerprint of the text, to recognise it and count nothing
            twice. It doesn’t keep the whole text.
          </li>
          <li>
            <strong>What you write:</strong> your articles, private and public, and your messages to people
            and classrooms.
          </li>
          <li>
            <strong>Your reports about definitions:</strong> the definition, your reason and your comment. We
            store the sentence only if you tick its box. The people who run this site read the report, but not
            your name.
          </li>
          <li>
            <strong>Your connections:</strong> the people you follow, the schools and classrooms you belong
            to, and your role in each.
          </li>
        </ul>
        <p>
          We don’t ask for anything else: no phone number, no date of birth, no location. When you agree to
          the <Link to={paths.termsOfService}>Terms of Service</Link>, you confirm that you’re at least 13.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    heading: 'Why we store it, and on what legal basis',
    body: (
      <ul>
        <li>
          <strong>To give you the service you signed up for:</strong> we log you in, keep your vocabulary,
          plan your practice, show your articles and deliver your messages. The legal basis is our contract
          with you (Article 6(1)(b) UK GDPR).
        </li>
        <li>
          <strong>To keep accounts safe:</strong> we use sessions, verification codes and counts of wrong
          attempts. The legal basis is our legitimate interest, and yours, in keeping other people out
          (Article 6(1)(f)).
        </li>
        <li>
          <strong>To follow the law,</strong> where it requires us to keep or hand over something (Article
          6(1)(c)).
        </li>
      </ul>
    ),
  },
  {
    id: 'mails',
    heading: 'Emails we send',
    body: (
      <>
        <p>
          We send only emails that your account needs. They bring you codes when you register, set a new
          password or change your email address. They also tell you about the safety of your account. We don’t
          send newsletters or advertising.
        </p>
        <p>
          A school can send you an invitation. Each invitation has links to stop such emails and to report
          them. The operator’s mail provider delivers our emails.
        </p>
      </>
    ),
  },
  {
    id: 'browser-storage',
    heading: 'Cookies and what your browser keeps',
    body: (
      <>
        <p>
          We use up to four cookies. We set them only when you’re logged in, because you need them to use the
          site:
        </p>
        <ul>
          <li>
            The <strong>refresh cookie</strong> holds your session. Scripts can’t read it, and your browser
            sends it only to the log-in part of this site.
          </li>
          <li>
            The <strong>session hint</strong> says only that there is a session to renew.
          </li>
          <li>
            The <strong>device cookie</strong> is a random number. It lets your account recognise this
            browser. So you can always log in here, even while someone else is guessing your password.
          </li>
          <li>
            The <strong>time cookie</strong> says when you last changed something, so that you see it at once.
            Only large sites use it. It disappears within minutes.
          </li>
        </ul>
        <p>
          The first two disappear when you log out, or 30 days after you last used the site. The device cookie
          disappears 90 days after you last logged in.
        </p>
        <p>
          If you choose a language without an account, your browser keeps it. It sends the language along when
          you look up a word, and we don’t store it.
        </p>
        <p>
          If you take the word check without an account, your browser keeps your answers for 30 days at most.
          It sends them along to get the next word, and we don’t store them. When you log in or register, we
          add them to your account.
        </p>
        <p>Your browser also keeps some things for this site only, and doesn’t send them to us:</p>
        <ul>
          <li>your choice of theme and text size;</li>
          <li>the files of this site, so that it opens without a network;</li>
          <li>how often you’ve opened the site, to offer the app at a good time;</li>
          <li>
            your username, your name and your picture while you’re logged in, so that you stay logged in
            without a network;
          </li>
          <li>something you’ve shared with the app, until it’s open or for a day at most;</li>
          <li>the text you’re reading in an open tab, and where you are in it;</li>
          <li>
            the last three books you opened from a file. The file stays until you start a new text. The book’s
            name and your place in it stay until other books replace them.
          </li>
          <li>
            the words you mark to save before you have an account, with the text they’re in. They stay until
            you log in or register, for seven days at most. Then we save the words in your account, with their
            sentences.
          </li>
        </ul>
        <p>
          You can delete all of this in your browser’s settings. None of it follows you around the web, so you
          won’t see a cookie banner here.
        </p>
        <p>
          The browser extension keeps the address of the server and your language. It sees a page only when
          you send that page. It then passes the page to reading mode in your own browser.
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
            <strong>Other users</strong> see your user name, what you put in your profile, the articles and
            word lists you make public, and the messages you send them. We never show your email address to
            anyone. If you’re a student, people outside your school see only your user name and picture.
          </li>
          <li>
            <strong>Your school:</strong> if you join a classroom, its teachers and the school’s managers see
            that you’re a member. They also see your progress with the texts and word lists in its
            assignments. They don’t see the rest of your vocabulary, your private articles or your private
            messages. If your account has no email address, they can give you a new password. Read more in{' '}
            <Link to={paths.whoSeesWhat}>Who sees what</Link>.
          </li>
          <li>
            <strong>People and companies that work for the operator,</strong> such as the hosting company and
            the mail provider, process data only on the operator’s instructions.
          </li>
        </ul>
        <p>
          We don’t use analytics, advertising networks or social media buttons, and we never sell data.{' '}
          <HumanCheckFacts />
        </p>
        <p>
          Pictures in an article, or in a page you paste, may be on other websites. Your browser loads them
          from there. That website then sees your internet address, as it does when you visit it.
        </p>
      </>
    ),
  },
  ...privacyRights,
]
