import * as z from 'zod/mini'

/** Rules of the fields that people fill in, with their messages: forms and the server read the same ones. */
export const MAX_EMAIL_LENGTH = 254
export const MIN_USERNAME_LENGTH = 3
export const MAX_USERNAME_LENGTH = 30
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 64
export const MAX_NAME_LENGTH = 50
export const MAX_BIO_LENGTH = 500
/** Digits of a verification code. */
export const CODE_LENGTH = 6

/** Spaces, and characters that no font draws (Unicode's Default_Ignorable_Code_Point, controls, the empty Braille cell). */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]*$/u

/** Whether there is nothing to see in a text. */
export function isBlank(text: string): boolean {
  return unseen.test(text)
}

/**
 * Controls, halves of characters, and what turns or hides the text around it. Not among them: line breaks, what joins
 * or parts letters and emoji (Persian needs it), marks of direction that end with their line, and the tags of flags
 * such as England's.
 */
const refused = /(?![\n\u061c\u200c-\u200f\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/u
const everyRefused = new RegExp(refused.source, 'gu')

/** Takes out what comes along unseen when text is pasted: soft hyphens, places to break a line, byte order marks. */
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
 * The rule of every text that people type for others or themselves to see: names, titles, descriptions, notes. It is
 * trimmed; characters that cannot be stored, or that turn or hide what stands around them, are refused.
 *
 * @param most most characters, in UTF-16 units, after trimming
 * @param required what is said when there is nothing to see in it; without, it may be empty
 * @param tooLong what is said when it is longer than `most`
 * @param lines whether it may have several lines; on one line, line breaks and tabs become spaces
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

/** Text that is kept to the letter, but for what PostgreSQL cannot store: NUL is dropped, halves of characters become U+FFFD. */
export const storable = z.string().check(z.overwrite(asStorable))

/** Text of one line that a program took over from elsewhere: rid of what `visibleText` would refuse. */
export const cleaned = z
  .string()
  .check(z.overwrite((text) => onOneLine(asStorable(text)).replace(everyRefused, '').trim()))

function asStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Kept in lower case: nobody has two mailboxes that differ in case only. */
export const email = z
  .string({ error: 'Email is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: `Email must be at most ${MAX_EMAIL_LENGTH} characters long` }),
    z.toLowerCase(),
    z.email({ error: 'Please enter a valid email address' }),
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
  z.regex(/^[A-Za-z0-9_.-]+$/, { error: 'Username may only contain letters, digits and _ . -' }),
)

/** A password being chosen. */
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

/** A password as somebody types it who has one: whatever the rules were when it was chosen. */
export const password = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(1000, { error: 'This is longer than any password' }),
  )

/** As typed: the spaces that mail programs copy along are taken out. Whether it is right, the server says. */
export const verificationCode = z.string({ error: 'Verification code is required' }).check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.minLength(1, { error: 'Verification code is required' }),
  z.maxLength(20, { error: 'This is longer than a verification code' }),
)

/** First and last name; may be empty. */
export const personName = visibleText({ most: MAX_NAME_LENGTH })

export const bio = visibleText({ most: MAX_BIO_LENGTH, lines: true })

/** A name out of the set of pictures, or `generated-` and a seed that a picture is drawn from. */
export const avatarId = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z0-9]{1,24})?$/, { error: 'There is no such picture' }), z.maxLength(40))

/** The answer of a human check: a solved challenge, or a widget's token. */
export const humanCheckToken = z
  .string({ error: 'Please complete the CAPTCHA' })
  .check(z.maxLength(8_000, { error: 'Please complete the CAPTCHA' }))

export const userId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))

/** Who may read an article or a vocabulary besides its owner. */
export const accessModifier = z.enum(['private', 'public'])
export type AccessModifier = z.infer<typeof accessModifier>
