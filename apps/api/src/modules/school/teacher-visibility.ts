/** What teachers can see about a student, shown to students before they join and on the classroom's page. */
export const teacherVisibility: readonly string[] = [
  'Your teachers see your name and user name, the name on your code if it has one, and when you joined.',
  'For the texts they set: whether you have read them, how many minutes you spent, and how many words you looked up in them.',
  'For the words of the lists they set: how many you have practised since then, remember, and do not know yet.',
  'For the tests they set: when you took them, your score, and each of your answers.',
  'Of the class as a whole, without names: which words of a text are looked up most, and which most of you probably do not know.',
  'They see estimates of which texts you can read and which words you may lack. These come from word checks, class tests and set texts, never from your own reading or practice.',
  'They see neither your own texts nor your vocabularies, nor any other word of yours.',
]

/** Added for codes that create accounts without an email address. */
export const passwordVisibility = 'They can give you a new password while your account has no email address.'
