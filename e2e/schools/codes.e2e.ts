import { dialog, otherPage } from '../page-parts'
import { signInMember } from '../people'
import { expect, skipOnPhoneUnlessFull, test } from '../test'
import { createSchool, entries, row, table } from './school-pages'

// Forbidden pages answer with an error status, which the console reports.
test.use({ allowedErrors: /40[349] / })

test('a teacher imports a class of 40 from a list, prints its codes, and a student types one', async ({
  page,
  browser,
}) => {
  skipOnPhoneUnlessFull(page)
  test.slow()
  await signInMember(page)
  const { slug } = await createSchool(page)
  await page.goto(`/school/${slug}/admin-panel`)
  await page.getByRole('button', { name: 'Codes for a class' }).first().click()
  const students = Array.from({ length: 37 }, (_, index) => `Schüler ${index + 1};Klein;`)
  const list = [
    ...['Vorname;Nachname;E-Mail', 'Jörg;Müller;joerg@school.example', 'Änne;Groß;aenne@', ...students],
    ...['Ada;Doppelt;JOERG@school.example', 'نور;الهدى;'],
  ].join('\r\n')
  // Encoded as by an older spreadsheet, which loses characters that it can't encode.
  await dialog(page)
    .getByLabel('File with a class list')
    .setInputFiles({ name: 'Klasse 7.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') })
  await expect(dialog(page).getByText('41 lines, 40 codes to make. Please check 2 lines.')).toBeVisible()
  const lines = dialog(page).getByRole('list', { name: 'Students' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Jörg Müller' })).toContainText('joerg@school.example')
  await expect(lines.filter({ hasText: 'Änne Groß' })).toContainText('“aenne@” isn’t an email address')
  await expect(lines.filter({ hasText: 'Ada Doppelt' })).toContainText('Line 2 has the same address.')
  await expect(lines.filter({ hasText: 'Ada Doppelt' }).getByRole('checkbox')).not.toBeChecked()
  await dialog(page)
    .getByRole('checkbox', { name: /Also email/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Make 40 codes' }).click()
  await expect(dialog(page).getByText(/^40 codes for Readers are ready\./)).toBeVisible()

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await dialog(page).getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveCount(40)
  await expect(page.getByRole('img', { name: /^QR code of/ }).first()).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  // Twelve codes fit on a page.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
  await page.emulateMedia({ media: 'screen' })

  const entry = dialog(page).getByRole('listitem').filter({ hasText: 'Jörg Müller' })
  const code = /[A-Z\d]{4}-[A-Z\d]{4}/.exec((await entry.textContent()) ?? '')?.[0] ?? ''
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(entries(page, 'Invitations')).toHaveCount(10)

  const revoke = table(page, 'Invitations')
    .getByRole('button', { name: /^Revoke/ })
    .first()
  const revoked = /[A-Z\d]{4}-[A-Z\d]{4}/.exec((await revoke.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await revoke.click()
  await dialog(page).getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(table(page, 'Invitations').getByText(revoked)).toBeHidden()

  const student = await otherPage(browser, page)
  const { username } = await signInMember(student)
  await student.goto('/schools')
  await student.getByRole('textbox', { name: 'Code' }).fill(` ${code.toLowerCase().replace('-', ' ')} `)
  await student.getByRole('button', { name: 'Continue' }).click()
  await student.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(student).toHaveURL(/\/classroom\/\d+$/)
  const late = await otherPage(browser, page)
  await late.goto(`/join/${code}`)
  await expect(late.getByText('This code has expired or been used up. Ask for a new one.')).toBeVisible()
  await late.getByRole('textbox', { name: 'Another code' }).fill(revoked)
  await late.getByRole('button', { name: 'Continue' }).click()
  await expect(late.getByRole('heading', { name: 'We can’t find that code' })).toBeVisible()
  await page.reload()
  await expect(row(page, username)).toContainText('Readers')

  // Paper gets lost, so unused codes can be printed again.
  await page.getByRole('button', { name: 'Codes for a class' }).click()
  await dialog(page)
    .getByLabel(/haven’t used their codes yet/)
    .check()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByText(/^38 codes for Readers are ready\./)).toBeVisible()
  await Promise.all([student.context().close(), late.context().close()])
})
