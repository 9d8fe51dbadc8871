import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataDir } from './server-settings'

/**
 * Waits for a mail to an address and returns the code in the newest one. Codes have a line to themselves.
 *
 * @param mails number of mails with a code that the address has got by then: the answer to a request comes before its
 * mail
 */
export async function codeSentTo(address: string, mails = 1): Promise<string> {
  let codes: string[] = []
  await expect(async () => {
    const folder = join(dataDir, 'outbox')
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    codes = texts
      .filter((text) => text.toLowerCase().includes(`to: ${address}`))
      .flatMap((text) => /^ {4}(\d{6})\r?$/m.exec(text)?.[1] ?? [])
    expect(codes.length).toBeGreaterThanOrEqual(mails)
  }).toPass({ timeout: 10_000 })
  return codes.at(-1)!
}
