/**
 * Share that the model gives to the first definition, and how often it was right: measured on every fourth word of a
 * fold of SemCor that the model hadn't learnt from, by senses and by definitions for learners together, and smoothed to
 * rise (isotonic regression). A word's only definition was right in 98.5 % of cases. Fitted by training/src/fit-tap.ts.
 */
export const chancePoints: readonly (readonly [share: number, chance: number])[] = [
  [0, 0.02],
  [0.314, 0.305],
  [0.426, 0.45],
  [0.548, 0.53],
  [0.6, 0.6],
  [0.655, 0.645],
  [0.711, 0.67],
  [0.764, 0.72],
  [0.817, 0.755],
  [0.863, 0.808],
  [0.902, 0.857],
  [0.933, 0.905],
  [0.957, 0.93],
  [0.975, 0.948],
  [0.989, 0.972],
  [1, 0.985],
]
