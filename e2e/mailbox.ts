import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataDir } from './server-settings'

/** Waits for a mail to an address and returns the code in the newest one. Codes have a line to themselves. */
export async function codeSentTo(address: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const folder = join(dataDir, 'outbox')
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    const newest = mails.filter((mail) => mail.toLowerCase().includes(`to: ${address}`)).at(-1)
    code = /^ {4}(\d{6})\r?$/m.exec(newest ?? '')?.[1]
    expect(code).toBeTruthy()
  }).toPass({ timeout: 10_000 })
  return code!
}
