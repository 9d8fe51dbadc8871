export const audience = [
  {
    who: 'Independent learners',
    what: 'Read what you would read anyway: news, novels, the letter from the landlord. What you tap grows into a vocabulary of your own, with every sentence it came from.',
  },
  {
    who: 'Teachers',
    what: 'Write a text or take one, see how hard it is for your class before they do, set it with its words, and begin the lesson where they stumbled.',
  },
  {
    who: 'Organisations',
    what: 'Schools, colleges and companies get their own space with classrooms, roles and an admin panel. Those who want their data in the house run the program on their own server.',
  },
] as const

export const uniqueness = [
  {
    point: 'The sense, not the list',
    reason:
      'For every tap the sentence is read too: the meaning that fits it best stands first, phrasal verbs and set phrases included. All others are below.',
  },
  {
    point: 'British first',
    reason:
      'British spelling and British pronunciation throughout; American forms are understood all the same.',
  },
  {
    point: 'Your texts decide',
    reason:
      'No course, no unit 7. You learn the words of what you read, and each new text shows which of them you know.',
  },
  {
    point: 'Nothing behind your back',
    reason:
      'No advertising, no tracking. All your data can be downloaded and deleted. The program is free software whose figures anybody can measure again.',
  },
] as const
