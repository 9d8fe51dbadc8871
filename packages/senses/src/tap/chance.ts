import { chancePoints } from './chance-points'

/**
 * Returns the chance that the first definition is right, from the share that the model gives to it, as measured on
 * tagged text that the model hadn't learnt from; linear between the measured points.
 */
export function chanceOf(share: number): number {
  let [lowShare, lowChance] = chancePoints[0]!
  for (const [highShare, highChance] of chancePoints) {
    if (share <= highShare) {
      if (highShare === lowShare) return highChance
      return lowChance + ((highChance - lowChance) * (share - lowShare)) / (highShare - lowShare)
    }
    lowShare = highShare
    lowChance = highChance
  }
  return lowChance
}
