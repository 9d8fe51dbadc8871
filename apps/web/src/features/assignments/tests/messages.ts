import { formatCount } from '../../../lib/format-count'

/** Texts of whether a test takes answers. */
export const closingMessages = {
  open: 'Open',
  until: (moment: string) => `Open until ${moment}`,
  closed: 'Closed',
}

/** Texts of tests in lists. */
export const testListMessages = {
  title: 'Tests',
  mine: 'Your tests',
  setTest: 'Set a test',
  loading: 'Loading tests…',
  notLoaded: 'We couldn’t load the tests',
  none: 'No tests yet. Test the words of an assignment: we’ll write the questions.',
  questions: (count: number) => formatCount(count, 'question'),
  notTaken: 'To do',
  partTaken: (answered: number, of: number) => `${answered} of ${of} answered`,
  missed: 'Not taken',
  score: (right: number, of: number) => `${right} of ${of} right`,
  finishedBy: (finished: number, students: number) => `${finished} of ${students} finished`,
}

/** Texts of taking a test. */
export const attemptMessages = {
  loading: 'Loading the test…',
  notLoaded: 'We couldn’t load this test',
  forbidden: 'Only students of this class can take its tests.',
  offline: 'A class test needs the internet, because your school keeps each answer.',
  kept: 'All answers that you’ve sent are safe.',
  offlineTitle: 'You need to be online for this test',
  facts: {
    questions: (count: number) => `${formatCount(count, 'question')} about words. There’s no time limit.`,
    once: 'You can take it once. You can’t change an answer after you send it.',
    pause: 'You can stop at any time and carry on later.',
    pauseUntil: (moment: string) => `You can stop at any time and carry on later, until ${moment}.`,
    seen: 'Your teachers see your score and your answers. We also use them to estimate which words you know.',
  },
  start: 'Start the test',
  goOn: 'Continue the test',
  notNow: 'Not now',
  answered: (answered: number, of: number) => `You’ve answered ${answered} of ${of} questions.`,
  stop: 'Stop for now',
  progress: 'Questions answered',
  count: (number: number, of: number) => `Question ${number} of ${of}`,
  meaningHere: 'What does this word mean here?',
  meaningOfPhraseHere: 'What does this phrase mean here?',
  meaning: 'What does this word mean?',
  meaningOfPhrase: 'What does this phrase mean?',
  word: 'Which word has this meaning?',
  answers: 'Answers',
  unsure: 'I don’t know',
  chooseFirst: 'Choose an answer first.',
  send: 'Send answer',
  sendLast: 'Send and finish',
  keys: 'Keys 1–4 choose, Enter sends',
  notSent: (reason: string) => `We couldn’t send your answer. ${reason}`,
  offlineAnswer:
    'You’re offline. A class test needs the internet, because your school keeps each answer. All answers that you’ve sent are safe.',
  tryAgain: 'Try again',
  closedMeanwhile: 'This test has just closed. The answers you sent before count.',
}

/** Texts of a student’s result. */
export const resultMessages = {
  score: (right: number, of: number) => `${right} of ${of} right`,
  allRight: 'Well done: you knew every word!',
  mostRight: 'Well done. Here are the words to look at again.',
  someRight: 'Now you know which words to learn next.',
  notTaken: 'This test closed before you took it.',
  partTaken: (answered: number, of: number) =>
    `This test is closed. You answered ${answered} of ${of} questions.`,
  missed: 'Words you missed',
  known: 'Words you knew',
  chose: (chosen: string) => `You chose: ${chosen}`,
  unsure: 'You chose “I don’t know”.',
  unanswered: 'You didn’t answer this one.',
  save: (count: number) => (count === 1 ? 'Save this word' : 'Save these words'),
  toClass: 'Back to the class',
}

/** Texts of a test’s results for staff. */
export const testResultsMessages = {
  notLoaded: 'We couldn’t load the results',
  loading: 'Loading the results…',
  finished: 'Finished',
  average: 'Average score',
  none: '–',
  questionsLabel: 'Questions',
  of: (total: number) => `of ${total}`,
  students: 'Students',
  noStudents: 'No students yet',
  noStudentsText: 'When students join the class, you’ll see their scores here.',
  columns: { score: 'Right', answered: 'Answered', finished: 'Finished' },
  scoreOf: (right: number, of: number) => `${right} of ${of}`,
  notStarted: 'Not yet',
  questions: 'Questions, most missed first',
  questionsBefore: 'Questions',
  right: 'right answer',
  missedBy: (missed: number, answered: number) => `Missed by ${missed} of ${answered}`,
  noAnswers: 'No answers yet',
  chosenBy: (count: number) => `chosen by ${count}`,
  unsureBy: (count: number) => `“I don’t know”: ${count}`,
  export: 'Export CSV',
  fileName: 'class-test',
  edit: 'Edit',
  close: 'Close',
  reopen: 'Open again',
  remove: 'Delete',
  closed: 'The test is closed',
  reopened: 'The test is open again',
}

/** Texts of deleting a test. */
export const deleteTestMessages = {
  title: 'Delete this test?',
  text: 'All answers will be deleted too, for you and for your students. You can’t undo this.',
  action: 'Delete test',
  deleted: (title: string) => `“${title}” was deleted`,
}

/** Texts of editing a test. */
export const editTestMessages = {
  title: 'Edit test',
  save: 'Save',
  saved: 'Saved',
}

/** Texts of setting a test. */
export const setTestMessages = {
  title: 'Set a test',
  from: 'Words from',
  loading: 'Loading…',
  noAssignments: 'Assign an article or a vocabulary to the class first. Then you can test its words.',
  name: 'Title',
  nameOf: (assignment: string) => `Test: ${assignment}`,
  chosen: (chosen: number, all: number) => `${chosen} of ${formatCount(all, 'word')} chosen`,
  bounds: (least: number, most: number) => `Choose ${least} to ${most} words. Each gets one question.`,
  noWords: 'There aren’t enough words here for a test. Choose another assignment.',
  wordsNotLoaded: 'We couldn’t load the words',
  closes: 'Closes',
  noClosing: 'When I close it',
  studentsSee: (text: string) => `Students see “${text}”.`,
  preview: 'Preview questions',
  tooFewQuestions: (least: number) => `We can’t make ${least} questions from these words. Choose some more.`,
  set: 'Set test',
  done: (title: string) => `You’ve set “${title}”`,
  leftOut: (words: string) => `We couldn’t write a question for: ${words}`,
  noTitle: 'Give the test a title.',
  tooFew: (least: number) => `Choose at least ${least} words.`,
  tooMany: (most: number) => `Choose at most ${most} words.`,
}

/** Texts of looking at a test’s questions before it is set. */
export const previewMessages = {
  title: (count: number) => `Check ${formatCount(count, 'question')}`,
  lead: 'Your students will see these questions, with the answers in different orders.',
  answers: 'Answers',
  right: 'right answer',
  swap: (word: string) => `Swap for “${word}”`,
  swapped: (number: number, word: string) => `Question ${number} now asks for “${word}”.`,
  noneLeft: 'There are no more words to swap in.',
  leaveOut: 'Leave out',
  leftOut: 'Left out',
  putBack: 'Put back',
  tooFew: (least: number) => `Keep at least ${least} questions.`,
  back: 'Back',
}
