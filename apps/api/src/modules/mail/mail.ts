/** A mail to one person. */
export interface Mail {
  /** A bare address that has passed the contracts' `email`. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where mail programs post to unsubscribe the recipient from this kind of mail (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** A mail with its sender, as passed to a transport. */
export interface OutgoingMail extends Mail {
  readonly from: string
}

/** A way to deliver mails. */
export interface MailTransport {
  /** Whether a failed delivery may succeed later. */
  readonly retries: boolean
  /** Resolves when the mail has been handed over. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Deletes stored copies of mails to an address; absent if the transport stores none. */
  forget?(address: string): Promise<void>
  close(): Promise<void>
}
