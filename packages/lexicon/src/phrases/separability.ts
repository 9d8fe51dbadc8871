/**
 * Whether a phrasal verb takes an object, and where: none (grow up), after the particle (look after the baby), on
 * either side of it (put the meeting off, put off the meeting), or only before it (tell the twins apart). Pronouns
 * always precede the particle of a separable verb.
 */
export const separabilities = ['none', 'inseparable', 'optional', 'obligatory'] as const

export type Separability = (typeof separabilities)[number]
