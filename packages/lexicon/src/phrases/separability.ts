/**
 * Whether a phrasal verb takes an object, and where that stands: it takes none (grow up), it stands after the particle
 * (look after the baby), on either side of it (put the meeting off, put off the meeting), or only before it (tell the
 * twins apart). Pronouns always stand before the particle of one that can be parted.
 */
export const separabilities = ['none', 'inseparable', 'optional', 'obligatory'] as const

export type Separability = (typeof separabilities)[number]
