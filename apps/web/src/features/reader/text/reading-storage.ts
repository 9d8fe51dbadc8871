import type { BlockPlace } from './chunks'

/** Keys of session storage: the first three are the product's promise, the rest resume mode and place after a reload. */
const keys = {
  text: 'readingModeText',
  title: 'readingModeTitle',
  byline: 'readingModeByline',
  isReading: 'readingModeIsReading',
  place: 'readingModePlace',
  /** Id of the user in whose vocabulary the text's words were entered. */
  addedFor: 'readingModeAddedFor',
} as const

type StoredField = keyof typeof keys

/** The place read: the block at the top of the screen, and how much of it is above, 0 to 1. */
export interface ReadingPlace extends BlockPlace {
  readonly above: number
}

export const beginning: ReadingPlace = { chunk: 0, block: 0, above: 0 }

/** What this tab kept; an empty string where nothing is, or where the browser forbids storage. */
export function recall(field: StoredField): string {
  try {
    return sessionStorage.getItem(keys[field]) ?? ''
  } catch (error) {
    console.info('Session storage cannot be read:', error)
    return ''
  }
}

/** Keeps a field for this tab; false when it does not fit (browsers give about 5 million characters) or is forbidden. */
export function keep(field: StoredField, value: string): boolean {
  try {
    if (value === '') sessionStorage.removeItem(keys[field])
    else sessionStorage.setItem(keys[field], value)
    return true
  } catch (error) {
    console.info('Session storage cannot be written:', error)
    // An older text must not come back in place of the one that did not fit.
    if (field === 'text' && value !== '') keep('text', '')
    return false
  }
}

/** The place read, for keeping it elsewhere. */
export function placeAsText(): string {
  return recall('place')
}

/** The place read when the page was left; the beginning when there is none. */
export function recallPlace(): ReadingPlace {
  const [chunk = 0, block = 0, above = 0] = recall('place').split(' ').map(Number)
  const isPlace =
    Number.isInteger(chunk) && Number.isInteger(block) && chunk >= 0 && block >= 0 && above >= 0 && above < 1
  return isPlace ? { chunk, block, above } : beginning
}

/** Keeps the place read. */
export function keepPlace({ chunk, block, above }: ReadingPlace): void {
  keep('place', chunk + block + above === 0 ? '' : `${chunk} ${block} ${above.toFixed(4)}`)
}
