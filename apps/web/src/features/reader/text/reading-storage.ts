import type { BlockPlace } from './chunks'

/** Keys of session storage. The first three are promised to users; the rest restore mode and place after a reload. */
const keys = {
  text: 'readingModeText',
  title: 'readingModeTitle',
  byline: 'readingModeByline',
  isReading: 'readingModeIsReading',
  place: 'readingModePlace',
  /** Id of the user to whose vocabulary the text's words were added. */
  addedFor: 'readingModeAddedFor',
} as const

type StoredField = keyof typeof keys

/** A reading place: the block at the top of the screen, and the share of it that is above the screen, 0 to 1. */
export interface ReadingPlace extends BlockPlace {
  readonly above: number
}

export const beginning: ReadingPlace = { chunk: 0, block: 0, above: 0 }

/** Returns a field stored for this tab; an empty string if there is none or the browser forbids storage. */
export function readField(field: StoredField): string {
  try {
    return sessionStorage.getItem(keys[field]) ?? ''
  } catch (error) {
    console.info('Session storage could not be read:', error)
    return ''
  }
}

/**
 * Stores a field for this tab. Returns false if it doesn't fit (browsers allow about 5 million characters) or storage
 * is forbidden.
 */
export function storeField(field: StoredField, value: string): boolean {
  try {
    if (value === '') sessionStorage.removeItem(keys[field])
    else sessionStorage.setItem(keys[field], value)
    return true
  } catch (error) {
    console.info('Session storage could not be written:', error)
    // Otherwise an older text would come back instead of the one that didn't fit.
    if (field === 'text' && value !== '') storeField('text', '')
    return false
  }
}

/** Returns the stored reading place as text, to be stored elsewhere. */
export function recallPlaceText(): string {
  return readField('place')
}

/** Returns the stored reading place, or the beginning if there is none. */
export function recallPlace(): ReadingPlace {
  const [chunk = 0, block = 0, above = 0] = readField('place').split(' ').map(Number)
  const isPlace =
    Number.isInteger(chunk) && Number.isInteger(block) && chunk >= 0 && block >= 0 && above >= 0 && above < 1
  return isPlace ? { chunk, block, above } : beginning
}

/** Stores the reading place. */
export function keepPlace({ chunk, block, above }: ReadingPlace): void {
  storeField('place', chunk + block + above === 0 ? '' : `${chunk} ${block} ${above.toFixed(4)}`)
}
