import type { PageName } from '@wordhoard/contracts/site/pages'
import { readerKeys } from '../../features/reader/reader-keys'
import { keysMessages } from './messages'

/** Keys with what they do. Several signs are several keys; a dash between two stands for those between them. */
export type KeyLine = readonly [signs: readonly string[], meaning: string]

const { keyNames, learn, wordCheck } = keysMessages

const learnKeys: readonly KeyLine[] = [
  [['←', '→'], learn.choose],
  [['Z'], learn.undo],
  [['-', '+'], learn.fewerOrMore],
  [['1', '–', '9'], learn.answer],
  [[keyNames.backspace], learn.removePiece],
  [['R'], learn.listen],
  [[keyNames.enter], learn.goOn],
]

const wordCheckKeys: readonly KeyLine[] = [
  [['Y', keysMessages.or, '→'], wordCheck.yes],
  [['N', keysMessages.or, '←'], wordCheck.no],
  [['S', keysMessages.or, '↓'], wordCheck.skip],
  [['1', '–', '4'], wordCheck.meaning],
]

const keysOfPages: Partial<Record<PageName, readonly KeyLine[]>> = {
  read: readerKeys,
  readExternal: readerKeys,
  article: readerKeys,
  learn: learnKeys,
  wordCheck: wordCheckKeys,
}

/** The keys of a page, besides those that work everywhere. */
export function keysOfPage(page: PageName | undefined): readonly KeyLine[] {
  return (page && keysOfPages[page]) ?? []
}

/** The keys that work everywhere. */
export function globalKeys(isApple: boolean): readonly KeyLine[] {
  const held = isApple ? keyNames.command : keyNames.ctrl
  return [
    [['/', keysMessages.or, held, 'K'], keysMessages.search],
    [['?'], keysMessages.help],
    [[keyNames.escape], keysMessages.close],
  ]
}
