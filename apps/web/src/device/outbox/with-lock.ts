/**
 * Lets one tab work at a time. Browsers and pages without locks don't wait; the server counts what arrives twice once.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (locks) await locks.request(name, work)
  else await work()
}
