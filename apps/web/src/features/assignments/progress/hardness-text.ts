interface Hardness {
  readonly unknown: number
  readonly looked_up: number
}

/** Describes why a word is hard: "looked up by 5 · 12 of 40 do not know it". */
export function hardnessText({ unknown, looked_up }: Hardness, students: number): string {
  if (students === 0) return 'less common than the rest'
  const parts = [
    looked_up > 0 && `looked up by ${looked_up}`,
    unknown > 0 && `${unknown} of ${students} ${unknown === 1 ? 'does' : 'do'} not know it`,
  ]
  return parts.filter(Boolean).join(' · ')
}
