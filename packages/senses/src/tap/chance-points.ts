/**
 * Share that the model gives to the first definition, and how often it was right: measured on every sixth word of a fold
 * of SemCor that the model hadn't learnt from, by senses and by definitions for learners together, and smoothed to rise
 * (isotonic regression). A word's only definition was right in 98.5 % of cases. Made by training/src/fit-chance.ts.
 */
export const chancePoints: readonly (readonly [share: number, chance: number])[] = [
  [0, 0.02],
  [0.26, 0.27],
  [0.339, 0.35],
  [0.382, 0.414],
  [0.447, 0.431],
  [0.523, 0.504],
  [0.588, 0.572],
  [0.655, 0.625],
  [0.724, 0.68],
  [0.791, 0.732],
  [0.85, 0.8],
  [0.899, 0.857],
  [0.937, 0.907],
  [0.965, 0.93],
  [0.985, 0.962],
  [1, 0.985],
]
