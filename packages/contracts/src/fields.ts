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

/**
 * Text that shows: no control characters but line breaks, what joins or parts letters and emoji (Persian needs it), marks of
 * direction that end with their line, and the tags of flags such as England's; no broken characters.
 */
export const visible = z.refine<string>(
  (text) => !/[^\P{C}\n\u200c-\u200f\u{e0020}-\u{e007f}]/u.test(text) && text.isWellFormed(),
  { error: 'Must not contain control characters' },
)

/** Whether there is nothing to see in a text. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\u2800\u3164\u115f\u1160]/u.test(text)
}

/** Trimmed text in which there is something to see. */
export function required(error: string) {
  return z.refine<string>((text) => !isBlank(text), { error, abort: true })
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
export const personName = z
  .string()
  .check(z.trim(), z.maxLength(MAX_NAME_LENGTH, { error: `At most ${MAX_NAME_LENGTH} characters` }), visible)

export const bio = z
  .string()
  .check(z.trim(), z.maxLength(MAX_BIO_LENGTH, { error: `At most ${MAX_BIO_LENGTH} characters` }), visible)

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
