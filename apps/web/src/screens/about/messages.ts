/** Texts of the About page. */
export const aboutMessages = {
  title: 'Learn English by reading it',
  lead: (name: string) =>
    `${name} is a reading room for learners of British English, from A2 to C2. You bring the text, and we explain its words. Save the ones you want, and we’ll help you remember them.`,
  howItWorks: 'How it works',
  audienceTitle: 'Who it’s for',
  audience: [
    {
      who: 'Independent learners',
      what: 'Read what you’d read anyway: news, novels, a letter from your landlord. The words you save become your own vocabulary, with the sentences they came from.',
    },
    {
      who: 'Teachers',
      what: 'Write a text or choose one, and see how hard it is for your class. Set it as an assignment with its words. Start your lesson with the words your students found hard.',
    },
    {
      who: 'Organisations',
      what: 'Schools, colleges and companies get their own space with classrooms, roles and an admin panel. Want to keep the data in-house? Run the program on your own server.',
    },
  ],
  uniquenessTitle: 'What makes it different',
  uniqueness: [
    {
      point: 'The right meaning first',
      reason:
        'When you tap a word, we read its sentence too. The meaning that fits best comes first, also for phrasal verbs and set phrases. The others follow below.',
    },
    {
      point: 'British first',
      reason: 'You get British spelling and British pronunciation. We understand American forms too.',
    },
    {
      point: 'You choose the texts',
      reason:
        'There’s no course and no Unit 7. You learn the words of what you read. Each new text shows which ones you know.',
    },
    {
      point: 'No ads, no tracking',
      reason:
        'You can download and delete all your data. The program is free software, so anyone can check our figures.',
    },
  ],
  contactTitle: 'Contact',
}

/** Texts of the contact cards. */
export const contactMessages = {
  questions: 'Questions and ideas',
  addressUnknown: 'the operator’s address',
  security: { title: 'Security', report: 'How to report a security problem' },
  operator: { title: 'Who runs this site', unknown: 'The operator of this site', privacy: 'What we store' },
}
