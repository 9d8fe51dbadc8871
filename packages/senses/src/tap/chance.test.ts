import { expect, it } from 'vitest'
import { chanceOf } from './chance'
import { chancePoints } from './chance-points'

it('rises with the share that the model gives, from point to point', () => {
  let before = 0
  for (let share = 0; share <= 1; share += 0.01) {
    const chance = chanceOf(share)
    expect(chance).toBeGreaterThanOrEqual(before)
    expect(chance).toBeLessThanOrEqual(1)
    before = chance
  }
  for (const [share, chance] of chancePoints) expect(chanceOf(share)).toBeCloseTo(chance, 9)
})
