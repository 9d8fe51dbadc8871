import type { GameName } from '@wordhoard/contracts/learning'

const tap = 'One of the four answers is right. Tap it, or press its number, 1 to 4.'
const listen =
  'Tap an answer to hear it. Listen as often as you like, then press Submit. Keys: 1 to 4 and Enter.'
const replay = 'Press the loudspeaker, or R, to hear the word again.'
const typing =
  'Type the word and press Enter. Capital letters and spaces around the word don’t matter. British and American spelling both count.'
const pieces =
  'Tap the pieces in the right order, or press their numbers. Use all of them. Tap a placed piece, or press Backspace, to take it back. Press Reset to start again. Press Submit, or Enter, when you’ve finished.'
const sentence = 'You may see a sentence in which you met the word. We’ve left the word out.'

/** The rules of each game, one paragraph each. */
export const gameRules: Readonly<Record<GameName, readonly string[]>> = {
  'audio-definition': ['Which meaning does the word have?', tap, replay],
  'audio-image': ['Which picture shows the word?', tap, replay],
  'audio-spell': ['Which spelling is right?', tap, replay],
  'audio-spelling': [typing, 'Press the loudspeaker to hear the word again.', sentence],
  'audio-part-spelling': [pieces, replay],
  'definition-audio': ['Which of the words you hear has this meaning?', listen],
  'definition-image': ['Which picture shows this meaning?', tap],
  'definition-spell': ['Which word has this meaning?', tap, sentence],
  'definition-spelling': ['Which word has this meaning?', typing, sentence],
  'definition-part-spelling': ['Which word has this meaning?', pieces, sentence],
  'image-audio': ['Which of the words you hear is in the picture?', listen],
  'image-definition': ['Which meaning fits the picture?', tap],
  'image-spell': ['Which word fits the picture?', tap],
  'image-spelling': [typing],
  'image-part-spelling': [pieces],
  'spell-audio': ['How do you say this word?', listen],
  'spell-definition': ['What does this word mean?', tap, sentence],
  'spell-image': ['Which picture shows this word?', tap],
  'spell-spelling': [
    'You’ll see the word for a moment. Then type it from memory. Press Show again for another look.',
    typing,
  ],
  'spell-part-spelling': ['The letters of the word are mixed up.', pieces],
  'find-image': ['Select the picture that shows the word, then press Submit. Keys: the numbers and Enter.'],
  'find-audio': [
    'Tap each sound to hear it. Select the one that says the word, then press Submit. Keys: the numbers and Enter.',
  ],
}

/** The rules of a duel. */
export const duelRules = [
  'Which word fits the sentence?',
  'Many learners mix these words up, but only one is right here. Tap it, or press its number.',
]

/** Texts of the dialog with the rules of a game. */
export const rulesMessages = {
  always:
    'After a right answer, a word comes back later. After a wrong one, it comes back sooner. Typing counts for more than choosing. Did your finger slip? Undo the answer in the pop-up.',
  close: 'Got it',
}
