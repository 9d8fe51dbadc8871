import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestApp } from './test-app'

/** Returns the mails sent to an address so far, oldest first, from the application's outbox. */
export async function mailsTo(api: TestApp, address: string): Promise<Email[]> {
  await api.app.mail.waitForDelivery()
  const folder = join(api.dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Returns the code in the newest mail to an address. */
export async function codeSentTo(api: TestApp, address: string): Promise<string> {
  const mail = (await mailsTo(api, address)).at(-1)
  const code = /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1]
  if (!code) throw new Error(`The newest mail to ${address} contains no code`)
  return code
}

/** Backdates an address's codes by a minute, so that another one can be requested. */
export async function passResendTime(api: TestApp, address: string): Promise<void> {
  await api.pool.query(
    `UPDATE verification_code SET created_at = created_at - interval '61 seconds' WHERE email = $1`,
    [address],
  )
}
