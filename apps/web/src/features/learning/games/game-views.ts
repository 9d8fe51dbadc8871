import type { GameName } from '@wordhoard/contracts/learning'

/** How a game is answered: by one tap, by selecting and submitting, by typing, or by joining pieces. */
export type AnswerView = 'options' | 'selection' | 'spelling' | 'fragments'

export interface GameView {
  readonly answer: AnswerView
  /** The task, as a heading. */
  readonly title: string
  /** The rules behind the '?' button, one paragraph each. */
  readonly rules: readonly string[]
}

const tap = 'Four answers, one is right. Tap it, or press its number, 1 to 4.'
const listen =
  'Tap an answer to hear it, as often as you like. When you are sure, press Submit. Keys: 1 to 4 and Enter.'
const replay = 'Press the loudspeaker, or R, to hear the word again.'
const typing =
  'Type the word and press Enter. Capitals and spaces around it do not matter; British and American spelling both count.'
const pieces =
  'Tap the pieces in their order, or press their numbers. All of them belong to it. Tap a placed piece, or press Backspace, to take it back; Reset takes all of them back. Then Submit, or Enter.'
const sentence = 'The sentence, if there is one, is where you met the word; the word itself is left out.'

function view(answer: AnswerView, title: string, ...rules: string[]): GameView {
  return { answer, title, rules }
}

/** All games that this client can show, by name. */
const gameViews: Readonly<Record<GameName, GameView>> = {
  'audio-definition': view(
    'options',
    'Choose what you hear',
    'Listen, then choose the meaning.',
    tap,
    replay,
  ),
  'audio-image': view(
    'options',
    'Choose the picture you hear',
    'Listen, then choose the picture.',
    tap,
    replay,
  ),
  'audio-spell': view(
    'options',
    'Choose the word you hear',
    'Listen, then choose the spelling.',
    tap,
    replay,
  ),
  'audio-spelling': view(
    'spelling',
    'Type the word you hear',
    typing,
    'Press the loudspeaker to hear the word again.',
    sentence,
  ),
  'audio-part-spelling': view('fragments', 'Build the word you hear', pieces, replay),
  'definition-audio': view('selection', 'Find its sound', 'Which of the spoken words means this?', listen),
  'definition-image': view('options', 'Find its picture', 'Which picture shows this?', tap),
  'definition-spell': view('options', 'Choose the word', 'Which word means this?', tap, sentence),
  'definition-spelling': view('spelling', 'Type the word', 'Which word means this?', typing, sentence),
  'definition-part-spelling': view('fragments', 'Build the word', 'Which word means this?', pieces, sentence),
  'image-audio': view('selection', 'Find its sound', 'Which of the spoken words is in the picture?', listen),
  'image-definition': view('options', 'Choose what it shows', 'Which meaning is in the picture?', tap),
  'image-spell': view('options', 'Choose the word', 'Which word is in the picture?', tap),
  'image-spelling': view('spelling', 'Type what you see', typing),
  'image-part-spelling': view('fragments', 'Build what you see', pieces),
  'spell-audio': view('selection', 'Find its sound', 'How is this word said?', listen),
  'spell-definition': view('options', 'Choose the meaning', 'What does this word mean?', tap, sentence),
  'spell-image': view('options', 'Choose the picture', 'Which picture shows this word?', tap),
  'spell-spelling': view(
    'spelling',
    'Spell it from memory',
    'The word is shown for a moment, then it goes. Type it as it was. Show again brings it back.',
    typing,
  ),
  'spell-part-spelling': view('fragments', 'Unscramble the word', 'Its letters are in disorder.', pieces),
  'find-image': view(
    'selection',
    'Find the picture',
    'One word, many pictures. Select the one that shows it, then press Submit. Keys: the numbers and Enter.',
  ),
  'find-audio': view(
    'selection',
    'Find the sound',
    'One word, many sounds. Tap each to hear it, select the one that says it, then press Submit. Keys: the numbers and Enter.',
  ),
}

/** Returns how to show a game, or undefined if this client doesn't know its name. */
export function gameView(name: string): GameView | undefined {
  return Object.hasOwn(gameViews, name) ? gameViews[name as GameName] : undefined
}
