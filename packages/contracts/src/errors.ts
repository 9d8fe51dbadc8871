import * as z from 'zod/mini'

/** Every error of the API: its code, HTTP status and the sentence shown to the user. */
export const errorTable = {
  invalid_input: { status: 400, detail: 'This request isn’t valid.' },
  malformed_request: { status: 400, detail: 'We couldn’t understand this request.' },
  human_check_failed: { status: 400, detail: 'CAPTCHA verification failed' },
  wrong_code: { status: 400, detail: 'Invalid or expired verification code' },
  item_exists: { status: 400, detail: 'Item already exists' },
  wrong_password: { status: 400, detail: 'That password isn’t right' },
  no_spells_for_game: { status: 400, detail: 'No spells found for the game.' },
  bad_game_token: { status: 400, detail: 'This game has expired.' },
  not_signed_in: { status: 401, detail: 'Please log in.' },
  wrong_credentials: { status: 401, detail: 'Incorrect email or password' },
  address_needed: { status: 403, detail: 'You need an email address for this. Add one in your settings.' },
  new_password_needed: { status: 403, detail: 'Your password is temporary. Choose a new one to log in.' },
  temporary_password_over: {
    status: 403,
    detail: 'This temporary password has expired. Ask your teacher for a new one.',
  },
  vocabulary_forbidden: {
    status: 403,
    detail: "You don't have permission to update this vocabulary.",
  },
  article_forbidden: { status: 403, detail: 'Only the author can change this article.' },
  cannot_write: { status: 403, detail: 'You can’t write to this person.' },
  chat_closed: { status: 403, detail: 'Only teachers can write in this chat at the moment.' },
  muted: { status: 403, detail: 'A teacher has paused your messages in this chat.' },
  not_shareable: {
    status: 403,
    detail: 'Other people can’t open this. Make it public, or assign it to the class first.',
  },
  connections_hidden: {
    status: 403,
    detail: 'This person doesn’t show their followers or who they follow.',
  },
  membership_ended: {
    status: 403,
    detail: 'The school ended your membership. Ask its staff to let you back in.',
  },
  device_code_needed: {
    status: 403,
    detail: 'Someone tried too many wrong passwords. We need to check it’s you: log in with a code by email.',
  },
  cross_site: { status: 403, detail: 'This request came from another site.' },
  forbidden: { status: 403, detail: 'You don’t have permission to do this.' },
  not_found: { status: 404, detail: 'Not found' },
  word_not_found: { status: 404, detail: 'Word not found' },
  definition_not_found: { status: 404, detail: 'We can’t find that definition of the word.' },
  item_not_found: { status: 404, detail: 'Item not found' },
  vocabulary_not_found: { status: 404, detail: 'Vocabulary not found.' },
  article_not_found: { status: 404, detail: 'Article not found' },
  no_priority_words: { status: 404, detail: 'No words to practise' },
  session_not_found: { status: 404, detail: 'Session not found' },
  nothing_to_undo: { status: 404, detail: 'You can’t undo this any more.' },
  user_not_found: { status: 404, detail: 'User not found' },
  chat_not_found: { status: 404, detail: 'Chat not found' },
  message_not_found: { status: 404, detail: 'Message not found' },
  school_not_found: { status: 404, detail: 'School not found' },
  classroom_not_found: { status: 404, detail: 'Classroom not found' },
  member_not_found: { status: 404, detail: 'We can’t find that member.' },
  assignment_not_found: { status: 404, detail: 'This assignment was withdrawn.' },
  class_test_not_found: { status: 404, detail: 'This test was deleted.' },
  invitation_not_found: {
    status: 404,
    detail: 'We can’t find that code. It has eight characters, like CFHJ-KLMP, and no vowels.',
  },
  image_not_found: { status: 404, detail: 'This word has no image' },
  pack_not_found: { status: 404, detail: 'There’s a newer pack of words.' },
  method_not_allowed: { status: 405, detail: 'This address doesn’t support that method.' },
  another_word_wanted: {
    status: 409,
    detail: 'That’s right too, but we’re looking for another word. Try again.',
  },
  too_late: { status: 409, detail: 'This waited for more than 30 days.' },
  already_answered: { status: 409, detail: 'Already answered' },
  article_changed: { status: 409, detail: 'Article was changed elsewhere' },
  key_in_use: { status: 409, detail: 'We’re still working on the same request.' },
  vocabulary_exists: { status: 409, detail: 'Vocabulary with this name already exists.' },
  school_exists: { status: 409, detail: 'School with this username already exists.' },
  classroom_exists: { status: 409, detail: 'Classroom with this name already exists.' },
  assignment_exists: { status: 409, detail: 'This is already assigned to the class.' },
  class_test_closed: { status: 409, detail: 'This test is closed.' },
  too_few_questions: {
    status: 409,
    detail: 'We can’t make five questions from these words. Choose some more.',
  },
  invitation_over: { status: 409, detail: 'This code has expired or been used up. Ask for a new one.' },
  owner_stays: { status: 409, detail: 'You own a school. Transfer or delete it first.' },
  member_without_address: {
    status: 409,
    detail: 'This student needs an email address before they can join the staff.',
  },
  has_address: {
    status: 409,
    detail: 'This student has an email address, so only they can change their password.',
  },
  username_taken: { status: 409, detail: 'Username is already taken' },
  too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'We don’t support this type of content.' },
  page_address_refused: {
    status: 422,
    detail: 'We can’t open this address. Use a public web page, like https://example.org/story.',
  },
  page_unreachable: {
    status: 422,
    detail: 'This page didn’t answer. Check the address, or copy its text and paste it here.',
  },
  page_not_text: {
    status: 422,
    detail: 'This address isn’t a page of text. Copy the text and paste it here.',
  },
  page_too_large: {
    status: 422,
    detail: 'This page is too large. Copy the part you want and paste it here.',
  },
  page_without_article: {
    status: 422,
    detail: 'We found no text on this page. Copy the text and paste it here.',
  },
  too_many_requests: { status: 429, detail: 'Too many requests. Please try again later.' },
  fault: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  speech_busy: { status: 503, detail: 'Our voice is busy. Please try again in a moment.' },
  unavailable: {
    status: 503,
    detail: 'The service isn’t available right now. Please try again in a moment.',
  },
  storage_full: {
    status: 507,
    detail: 'We’ve run out of storage space. Please try again later.',
  },
} as const satisfies Record<string, { status: number; detail: string }>

export type ErrorCode = keyof typeof errorTable

/** A field that failed validation. */
export const fieldIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type FieldIssue = z.infer<typeof fieldIssue>

/** The body of every error answer. */
export const errorBody = z.object({
  detail: z.union([z.string(), z.array(fieldIssue)]),
  code: z.string(),
  request_id: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>
