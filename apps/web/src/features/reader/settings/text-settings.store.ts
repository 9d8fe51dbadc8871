import { NEW_BELOW } from '@wordhoard/contracts/reading/new-words'
import { create } from 'zustand'

export const textSizes = [
  { id: 'small', scale: 0.875 },
  { id: 'normal', scale: 1 },
  { id: 'large', scale: 1.2 },
  { id: 'huge', scale: 1.45 },
] as const
export const lineHeights = [
  { id: 'tight', height: 1.5 },
  { id: 'normal', height: 1.737 },
  { id: 'loose', height: 2.05 },
] as const
/** `spaced` is the sans with wider letters, words and lines, which many readers with dyslexia prefer. */
export const textFonts = [{ id: 'serif' }, { id: 'sans' }, { id: 'spaced' }] as const
/** `share`: width of a line as a share of the usual one. */
export const textWidths = [
  { id: 'narrow', share: 0.8 },
  { id: 'normal', share: 1 },
  { id: 'wide', share: 1.25 },
] as const

/** `newBelow`: probability of knowing a word below which it is marked. */
export const wordMarks = [
  { id: 'few', newBelow: 0.3 },
  { id: 'normal', newBelow: NEW_BELOW },
  { id: 'many', newBelow: 0.7 },
] as const

const choices = {
  size: textSizes,
  lineHeight: lineHeights,
  font: textFonts,
  width: textWidths,
  marks: wordMarks,
}
type Choices = typeof choices
type ChoiceId<Name extends keyof Choices> = Choices[Name][number]['id']

export interface TextSettings {
  size: ChoiceId<'size'>
  lineHeight: ChoiceId<'lineHeight'>
  font: ChoiceId<'font'>
  width: ChoiceId<'width'>
  /** How many of the words that the reader may not know are marked. */
  marks: ChoiceId<'marks'>
  /** Whether word states are drawn in texts. */
  wordStates: boolean
}

const key = 'readerText'
const defaults: TextSettings = {
  size: 'normal',
  lineHeight: 'normal',
  font: 'serif',
  width: 'normal',
  marks: 'normal',
  wordStates: true,
}

function load(): TextSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TextSettings>
    const read = <Name extends keyof Choices>(name: Name) =>
      (choices[name].find(({ id }) => id === stored[name])?.id ?? defaults[name]) as TextSettings[Name]
    return {
      size: read('size'),
      lineHeight: read('lineHeight'),
      font: read('font'),
      width: read('width'),
      marks: read('marks'),
      wordStates: stored.wordStates !== false,
    }
  } catch (error) {
    console.info('The text settings could not be read:', error)
    return defaults
  }
}

/** How texts look on this device, and whether word states are drawn. */
export const useTextSettings = create<TextSettings>()(load)

/** Changes settings and saves them on this device. */
export function setTextSettings(change: Partial<TextSettings>): void {
  useTextSettings.setState(change)
  try {
    localStorage.setItem(key, JSON.stringify(useTextSettings.getState()))
  } catch (error) {
    console.info('The text settings could not be stored:', error)
  }
}

/** Returns the probability of knowing a word below which it is marked on this device. */
export function useNewBelow(): number {
  return useTextSettings(({ marks }) => wordMarks.find(({ id }) => id === marks)!.newBelow)
}
