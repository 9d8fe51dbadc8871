/** Parses the number in /article/{id}; undefined when it isn't a valid id. */
export function articleId(text: string | undefined): number | undefined {
  const id = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return id !== undefined && id <= 2147483647 ? id : undefined
}
