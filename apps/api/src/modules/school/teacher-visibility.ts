/** What teachers can see about a student, shown to students before they join and on the classroom's page. */
export const teacherVisibility: readonly string[] = [
  'Your teachers see your name, your username, any name on your code, and when you joined.',
  'For assigned articles, they see if you’ve read them, and for how many minutes. They also see how many words you looked up in them.',
  'For assigned vocabularies, they see how many words you’ve practised, remember and don’t know yet.',
  'For class tests, they see when you took them, your score and each of your answers.',
  'They see which words the class looks up most in an article. They see which words most of you probably don’t know. There are no names.',
  'They see estimates of which articles you can read, and which words you may not know. These come from word checks, class tests and assigned articles. Your own reading and practice never count.',
  'They don’t see your own texts, your vocabularies or any of your other words.',
]

/** Added for codes that create accounts without an email address. */
export const passwordVisibility = 'They can give you a new password while your account has no email address.'
