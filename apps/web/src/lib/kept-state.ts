import * as z from 'zod/mini'

/** Reads what a tab or device kept; undefined when there is nothing, or nothing that can be understood. */
export function recallState<Schema extends z.ZodMiniType>(
  storage: () => Storage,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    const text = storage().getItem(key)
    if (text === null) return undefined
    const parsed = z.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    console.info(`${key} cannot be read`, error)
    return undefined
  }
}

/** Keeps a value, or lets go of it (undefined); a browser that forbids storage goes on without. */
export function keepState(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch (error) {
    console.info(`${key} cannot be kept`, error)
  }
}
