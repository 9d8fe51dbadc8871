/** Parses the id in an address; undefined when it isn't valid. */
export function idInPath(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id <= 2147483647 ? id : undefined
}
