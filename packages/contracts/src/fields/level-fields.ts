import * as z from 'zod/mini'

/** A level of the Common European Framework of Reference for Languages. */
export const level = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
