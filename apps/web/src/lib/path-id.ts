/** Parses an id in an address; returns undefined when it isn't one that the server could have given. */
export function parsePathId(text: string | undefined): number | undefined {
  const id = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return id !== undefined && id <= 2147483647 ? id : undefined
}
