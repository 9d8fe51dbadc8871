/** How the index writes separability as a number. */
export const separabilityCodes = {
  unknown: 0,
  none: 1,
  inseparable: 2,
  optional: 3,
  obligatory: 4,
  fixed: 5,
} as const

/** How the index writes slots among the codes of words. */
export const slotCodes = { object: -1, possessive: -2, reflexive: -3 } as const
