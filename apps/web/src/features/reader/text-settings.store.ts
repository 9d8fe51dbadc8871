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

type SizeId = (typeof textSizes)[number]['id']
type HeightId = (typeof lineHeights)[number]['id']

interface TextSettings {
  size: SizeId
  lineHeight: HeightId
  /** Whether word states are drawn in texts. */
  wordStates: boolean
}

const key = 'readerText'
const defaults: TextSettings = { size: 'normal', lineHeight: 'normal', wordStates: true }

function load(): TextSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TextSettings>
    return {
      size: textSizes.find(({ id }) => id === stored.size)?.id ?? defaults.size,
      lineHeight: lineHeights.find(({ id }) => id === stored.lineHeight)?.id ?? defaults.lineHeight,
      wordStates: stored.wordStates !== false,
    }
  } catch (error) {
    console.info('The text settings could not be read:', error)
    return defaults
  }
}

/** Text size and line height on this device, and whether word states are drawn. */
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
