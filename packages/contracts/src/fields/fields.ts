import * as z from 'zod/mini'

/** Limits and rules of the fields that users fill in, with their messages; the forms and the server share them. */
export const MAX_EMAIL_LENGTH = 254
export const MIN_USERNAME_LENGTH = 3
export const MAX_USERNAME_LENGTH = 30
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 64
export const MAX_NAME_LENGTH = 50
export const MAX_BIO_LENGTH = 500
/** Number of digits in a verification code. */
export const CODE_LENGTH = 6

/**
 * Matches a text of only spaces and characters that no font draws (Unicode's Default_Ignorable_Code_Point, controls,
 * the empty Braille cell).
 */
const blank = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]*$/u

/** Returns whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return blank.test(text)
}

/**
 * Matches control characters, lone surrogates, and characters that reorder or hide the text around them. Line breaks
 * are allowed, and so are characters that join or separate letters and emoji (Persian needs them), direction marks,
 * which end with their line, and the tags of flags such as England's.
 */
const refused = /(?![\n\u061c\u200c-\u200f\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/u
const everyRefused = new RegExp(refused.source, 'gu')

/**
 * Removes invisible characters that come with pasted text: soft hyphens, zero-width spaces, word joiners and byte order
 * marks.
 */
function withoutPasteMarks(text: string): string {
  return text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
}

function onOneLine(text: string): string {
  return withoutPasteMarks(text).replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
}

function onLines(text: string): string {
  return withoutPasteMarks(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
}

/**
 * Returns the schema of a text that people type to be seen: names, titles, descriptions, notes. It trims the text and
 * refuses characters that can't be stored, or that reorder or hide the text around them.
 *
 * @param most maximum length after trimming, in UTF-16 units
 * @param required message shown if the text shows nothing; without it, the text may be empty
 * @param tooLong message shown if the text is longer than `most`
 * @param lines whether the text may have several lines; otherwise line breaks and tabs become spaces
 */
export function visibleText({
  most,
  required,
  tooLong = `At most ${most} characters`,
  lines = false,
}: {
  readonly most: number
  readonly required?: string
  readonly tooLong?: string
  readonly lines?: boolean
}) {
  return z.string(required === undefined ? undefined : { error: required }).check(
    z.overwrite(lines ? onLines : onOneLine),
    z.trim(),
    z.refine((text) => required === undefined || !isBlank(text), { error: required ?? '', abort: true }),
    z.maxLength(most, { error: tooLong }),
    z.refine((text) => !refused.test(text), { error: 'Must not contain control characters' }),
  )
}

/** Text kept exactly as sent, except for what PostgreSQL can't store: NUL is dropped, lone surrogates become U+FFFD. */
export const storable = z.string().check(z.overwrite(asStorable))

/** One-line text that a program took from elsewhere, without the characters that `visibleText` would refuse. */
export const sanitisedLine = z
  .string()
  .check(z.overwrite((text) => onOneLine(asStorable(text)).replace(everyRefused, '').trim()))

/** Text on several lines that a program took from elsewhere, without the characters that `visibleText` would refuse. */
export const sanitisedLines = z
  .string()
  .check(z.overwrite((text) => onLines(asStorable(text)).replace(everyRefused, '').trim()))

function asStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Converted to lower case, because addresses that differ only in case belong to the same mailbox. */
export const email = z
  .string({ error: 'Email is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: `Email must be at most ${MAX_EMAIL_LENGTH} characters long` }),
    z.toLowerCase(),
    z.email({ error: 'Please enter a valid email address' }),
  )

const USERNAME = /^[A-Za-z0-9_.-]+$/

/**
 * An address or a user name, in lower case, as typed to log in. A user name has no @, so the two can't be confused.
 */
export const loginName = z.string({ error: 'Email or user name is required' }).check(
  z.trim(),
  z.minLength(1, { error: 'Email or user name is required', abort: true }),
  z.maxLength(MAX_EMAIL_LENGTH, { error: `At most ${MAX_EMAIL_LENGTH} characters` }),
  z.toLowerCase(),
  z.refine(
    (text) => z.safeParse(text.includes('@') ? z.email() : z.string().check(z.regex(USERNAME)), text).success,
    {
      error: 'Please enter a valid email address or user name',
    },
  ),
)

export const username = z.string({ error: 'Username is required' }).check(
  z.trim(),
  z.minLength(1, { error: 'Username is required', abort: true }),
  z.minLength(MIN_USERNAME_LENGTH, {
    error: `Username must be at least ${MIN_USERNAME_LENGTH} characters long`,
    abort: true,
  }),
  z.maxLength(MAX_USERNAME_LENGTH, {
    error: `Username must be at most ${MAX_USERNAME_LENGTH} characters long`,
    abort: true,
  }),
  z.regex(USERNAME, { error: 'Username may only contain letters, digits and _ . -' }),
)

/** A password being set. */
export const newPassword = z.string({ error: 'Password is required' }).check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(MIN_PASSWORD_LENGTH, {
    error: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  }),
  z.maxLength(MAX_PASSWORD_LENGTH, {
    error: `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`,
  }),
  z.regex(/\p{Ll}/u, { error: 'Password must contain at least one lowercase letter' }),
  z.regex(/\p{Lu}/u, { error: 'Password must contain at least one uppercase letter' }),
  z.regex(/\p{Nd}/u, { error: 'Password must contain at least one number' }),
)

/** An existing password as typed at login, whatever the rules were when it was set. */
export const password = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(1000, { error: 'This password is too long' }),
  )

/**
 * A code as typed, without the spaces that mail programs copy with it. The server checks whether it's the right one.
 */
export const verificationCode = z.string({ error: 'Verification code is required' }).check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.minLength(1, { error: 'Verification code is required' }),
  z.maxLength(20, { error: 'This code is too long' }),
)

/** A first or last name; may be empty. */
export const personName = visibleText({ most: MAX_NAME_LENGTH })

export const bio = visibleText({ most: MAX_BIO_LENGTH, lines: true })

/** The name of a picture from the set, or `generated-` and a seed from which a picture is drawn. */
export const avatarId = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z0-9]{1,24})?$/, { error: 'We don’t have this picture' }), z.maxLength(40))

/** Proof of a passed human check: a solved challenge, or a widget's token. */
export const humanCheckToken = z
  .string({ error: 'Please complete the CAPTCHA' })
  .check(z.maxLength(8_000, { error: 'Please complete the CAPTCHA' }))

export const userId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))

/** Who may read an article or vocabulary besides its owner. */
export const accessModifier = z.enum(['private', 'public'])
export type AccessModifier = z.infer<typeof accessModifier>

/** An IANA time zone, as the browser reports it; an unknown one counts as UTC. */
export const timeZone = z.string().check(z.maxLength(64))
