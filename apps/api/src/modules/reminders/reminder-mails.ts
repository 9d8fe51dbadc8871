import { pages } from '@wordhoard/contracts/site/pages'
import { plainName } from '../invitation-mail/plain-name'
import type { Mail } from '../mail/mail'
import { type MailContent, type MailSite, mailOf } from '../mail/mail-template'
import {
  classesMessages,
  dailyMessages,
  reminderMessages,
  weeklyMessages,
} from '../mail/messages/reminder-messages'
import type { LinkedReminder, ReminderLinks } from './reminder-links'

/** What a learner has done in a week, and what is due. */
export interface WeekFigures {
  readonly words: number
  readonly minutes: number
  readonly due: number
}

/** A class as its teachers see it (class progress). */
export interface ClassFigures {
  readonly classroom: string
  readonly students: number
  /** Number of students who have read an assigned text in the last week. */
  readonly readers: number
  /** Assigned texts read to the end, by all students together, and their number. */
  readonly textsRead: number
  readonly texts: number
  /** Average number of assigned words that a student has practised. */
  readonly practised: number
}

/** Sends the mails that people have asked for, each with a link that stops it. */
export class ReminderMails {
  readonly #send: (mail: Mail) => void
  readonly #site: MailSite
  readonly #links: ReminderLinks

  constructor(mail: { send(mail: Mail): void }, site: MailSite, links: ReminderLinks) {
    this.#send = (written) => mail.send(written)
    this.#site = site
    this.#links = links
  }

  /** Tells a learner how many words are due today. */
  daily(to: string, userId: number, due: number): void {
    this.#mail({ userId, kind: 'daily' }, to, {
      subject: dailyMessages.subject(due),
      heading: dailyMessages.subject(due),
      paragraphs: [dailyMessages.text(Math.max(1, Math.round((due * 25) / 60)))],
      links: [{ label: dailyMessages.action, url: this.#site.publicUrl + pages.learn.path }],
    })
  }

  /** Sums up a learner's last seven days. */
  weekly(to: string, userId: number, { words, minutes, due }: WeekFigures): void {
    this.#mail({ userId, kind: 'weekly' }, to, {
      subject: weeklyMessages.subject,
      heading: weeklyMessages.heading,
      paragraphs: [
        words + minutes > 0 ? weeklyMessages.done(words, minutes) : weeklyMessages.nothing,
        due > 0 ? weeklyMessages.due(due) : weeklyMessages.nothingDue,
      ],
      links: [{ label: weeklyMessages.action, url: this.#site.publicUrl + pages.learn.path }],
    })
  }

  /** Sums up a teacher's classes. */
  classes(to: string, userId: number, classes: readonly ClassFigures[]): void {
    this.#mail({ userId, kind: 'classes' }, to, {
      subject: classesMessages.subject,
      heading: classesMessages.subject,
      paragraphs: classes.flatMap(({ classroom, ...figures }) => [
        classesMessages.class(plainName(classroom) || classesMessages.unnamed, figures),
      ]),
      links: [{ label: classesMessages.action, url: this.#site.publicUrl + pages.schools.path }],
    })
  }

  #mail(reminder: LinkedReminder, to: string, content: Omit<MailContent, 'to' | 'notes'>): void {
    const stop = this.#links.stopUrl(reminder)
    const links = [...(content.links ?? []), { label: reminderMessages.stop, url: stop }]
    const mail = mailOf(this.#site, { ...content, to, links, notes: [reminderMessages.asked] })
    this.#send({ ...mail, unsubscribeUrl: stop })
  }
}
