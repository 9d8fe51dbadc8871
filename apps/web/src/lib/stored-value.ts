import * as z from 'zod/mini'

/** Reads a value from storage; returns undefined when there is none or it doesn't match the schema. */
export function readStoredValue<Schema extends z.ZodMiniType>(
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

/** Stores a value, or removes it if undefined. Does nothing when the browser forbids storage. */
export function storeValue(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch (error) {
    console.info(`${key} cannot be stored`, error)
  }
}
