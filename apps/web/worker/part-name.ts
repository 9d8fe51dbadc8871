/** Returns the name that a part has in all versions; undefined for files that are only named by their content. */
export function partName(pathname: string): string | undefined {
  return /^\/assets\/(.+)-[\w-]{7}[.]js$/.exec(pathname)?.[1]
}
