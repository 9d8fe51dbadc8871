import type { ReactNode } from 'react'

/** Texts about why looking words up is not enough. */
export const problemMessages = {
  titleLines: ['You looked it up.', 'Then you forgot it.'],
  lead: 'Why new words are so hard to keep:',
  interruption: {
    title: 'A dictionary interrupts you',
    text: 'You leave the page and choose from a dozen meanings. When you come back, you’ve forgotten who was speaking.',
  },
  isolation: {
    title: 'A word list has no context',
    text: (phrase: (words: string) => ReactNode) => (
      <>
        On its own, {phrase('put up with')} is just three small words. A sentence shows you what they mean
        together.
      </>
    ),
  },
  forgetting: {
    title: 'Seen once, soon forgotten',
    text: 'A word is clear on Monday. By Friday you’ve forgotten it, unless you’ve seen it again.',
  },
}

/** Title of the three steps. */
export const solutionMessages = {
  title: 'Read, save, practise',
}

/** Texts of the example stories. */
export const storiesMessages = {
  title: 'Four ways to use it',
  lead: 'We’re new, so these are examples, not reviews. Your story could be the first real one.',
  carousel: 'Example stories',
  item: 'story',
  stories: [
    {
      about: 'For work',
      title: 'A new town, a new ward',
      text: 'You start work in a hospital. In your break you read meeting notes and council letters, and tap any hard word. By spring, you don’t need to look up rota or discharge. You even understand the jokes.',
    },
    {
      about: 'For an exam',
      title: 'C1 in June',
      text: 'You read articles you like for half an hour a day. You keep five words from each and practise them on the bus. Your statistics show how long you’ll remember them.',
    },
    {
      about: 'For a class',
      title: 'Year 9 and one short story',
      text: 'Everyone reads the same story and taps different words. On Monday, the lesson starts with the words that most students found hard. You don’t even have to put your hand up.',
    },
    {
      about: 'For pleasure',
      title: 'This time you finish the novel',
      text: 'You started it three times, and stopped three times in chapter two. Now a new word takes one tap, with no dictionary. By chapter nine, you know moor, sullen and hearth.',
    },
  ],
}

/** Texts of the carousel. */
export const carouselMessages = {
  role: 'carousel',
  previous: (item: string) => `Previous ${item}`,
  next: (item: string) => `Next ${item}`,
  position: (current: number, count: number) => `${current} of ${count}`,
  pause: 'Pause slides',
  play: 'Play slides',
}

/** Texts of the comparison with other kinds of tools; one answer for each of them, the last one for this product. */
export const comparisonMessages = {
  title: 'How it compares',
  lead: 'All good tools, each with its own job. This one is for reading.',
  note: 'Typical tools compared; individual ones may do more.',
  otherTools: ['A dictionary', 'A translator', 'Flashcards'],
  questions: [
    {
      question: 'Where do you read?',
      answers: [
        'Somewhere else; you look words up here',
        'Here, but in another language',
        'You don’t: you learn cards',
        'Here, in English',
      ],
    },
    {
      question: 'Which meaning do you see?',
      answers: [
        'All of them; you choose',
        'One, usually a good choice',
        'The one on the card',
        'The most likely one for this sentence, then the others',
      ],
    },
    {
      question: 'What do you keep?',
      answers: [
        'Sometimes a history',
        'Sometimes a history',
        'The cards you make or find',
        'Each word with the sentence you found it in',
      ],
    },
    {
      question: 'When do you see a word again?',
      answers: [
        'When you look it up again',
        'When you look it up again',
        'With a good app, at the right time',
        'At the right time, in games, and marked in your next text',
      ],
    },
    {
      question: 'Which English do you learn?',
      answers: [
        'British, American or both',
        'It varies',
        'It depends on the cards',
        'British; we understand American spellings too',
      ],
    },
  ] satisfies { question: string; answers: [string, string, string, string] }[],
}

/** Texts about sharing, the costs and how to join. */
export const communityMessages = {
  title: 'Learn together',
  readers: {
    title: 'Readers share',
    text: 'Publish your own articles, make a vocabulary public, or copy someone else’s.',
  },
  classes: {
    title: 'Classes read together',
    text: 'Schools get classrooms and assignments with articles and vocabularies. Teachers see how their class is doing.',
  },
  software: {
    title: 'You can look inside',
    text: 'This is free software: read it, improve it, run it on your own server.',
  },
  invitation: 'Start with one text.',
  costs: (name: string) =>
    `${name} is in alpha. It’s freemium: free to use, with a paid premium tier in pounds (GBP) to come later. English is the first language; we plan to add more.`,
}
