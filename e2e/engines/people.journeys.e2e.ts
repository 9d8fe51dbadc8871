import { gamesLeft, makeWordsDue, practiceWords } from '../learn-session'
import { answerGame } from './games'
import { createMember, giveWords, signIn, signInMember } from './people'
import { readHighlights, tapWord, wordBox } from './reading'
import { button, field, heading, link, type Screen, type Target, wordPanel } from './screen'
import { engines, expect, test } from './test'

const dialog = '[role=dialog]'
const story = {
  title: 'The keeper of Skerry Rock',
  access_modifier: 'private',
  keywords: '',
  md_content:
    'The keeper watched the *trawler* every evening.\n\nSee [another page](/about); the seals bark.',
}

/** Checks that nothing on the page is wider than the screen. */
async function expectFits(view: Screen): Promise<void> {
  const overflow = await view.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    null,
  )
  expect(overflow).toBe(0)
}

/** Links in the table of words. */
const words: Target = { css: 'a[href]', within: 'ul[aria-label="Saved words"]' }

for (const engine of engines) {
  test.describe(engine.name, () => {
    test.use({ engine })
    test.setTimeout(240_000)

    test('a session: cards, entries, each kind of answer, result', async ({ view }) => {
      const person = await signInMember(view)
      const spellIds = await giveWords(person, practiceWords)
      await makeWordsDue(person.userId)
      await view.open('/learn')
      await view.click(button('Start'))
      for (let card = 0; card < 5; card++) await view.click(button('Forgotten'))
      await view.see({ css: '*', name: /^1 \/ 5$/ })
      await expectFits(view)
      for (let entry = 0; entry < 4; entry++) await view.click(button('Next word'))
      await view.click(button('Next'))
      const ways = new Set<string>()
      const wanted = ['typed', 'pieces', 'spell', 'definition', 'image', 'audio']
      for (let session = 0; session < 8; session++) {
        await view.see({ css: '[role=progressbar],progress' })
        for (const game of await gamesLeft(person.userId)) {
          ways.add(await answerGame(view, game))
          await view.waitForText('[aria-label=Result]', /Correct/)
          await view.click(button('Continue'))
        }
        await view.see(button('Start New Session'))
        await expectFits(view)
        if (wanted.every((way) => ways.has(way))) break
        await view.click(button('Start New Session'))
        await view.see(button('Start'))
        await person.api('POST', '/learn/create-games', {
          forgotten_spell_ids: spellIds.slice(0, 5),
          remembered_spell_ids: spellIds.slice(5, 10),
          size: 'large',
          wanted_words_number: 10,
          game_mode: 'normal',
          has_audio: true,
        })
        await view.open('/learn')
        await view.click(button('Resume'))
      }
      expect([...ways]).toEqual(expect.arrayContaining(wanted))
    })

    test('vocabulary: words are looked up, added and found', async ({ view }) => {
      await signInMember(view)
      await view.open('/main-vocabulary')
      await view.see(heading('No words in your vocabulary yet!'))
      await view.click(button('Add words'))
      await view.fill(field('Words, one on each line'), 'lighthouse\nfjords\nlook forward to\nqzxqzx')
      await view.click(button('Continue', dialog))
      await view.waitForText(dialog, /3 will be added/)
      await view.click(button('Add 3 words', dialog))
      await view.until('the words are in the list', async () => (await view.count(words)) === 3)
      await expectFits(view)
      await view.fill(field('Search your words'), 'light')
      await view.until('one is left', async () => (await view.count(words)) === 1)
      await view.see({ ...words, name: 'lighthouse' })
    })

    test('article: written in the form, read with highlighted words, edited', async ({ view }) => {
      await signInMember(view)
      await view.open('/my-articles')
      await view.click(button('New article'))
      await view.fill(field('Title', dialog), story.title)
      await view.see(field('Text', dialog))
      await view.click(button('Markdown', dialog))
      await view.fill(field('Text', dialog), story.md_content)
      await view.click(button('Save Article', dialog))
      await view.see(heading(story.title, 'article'))
      await view.until('words are drawn', async () => (await readHighlights(view, 'met')).includes('trawler'))
      // A word in its own element within the line.
      const trawler = await wordBox(view, 'trawler')
      await tapWord(view, 'trawler')
      await view.see(heading('trawler', wordPanel))
      expect((await view.picture()).share(trawler, await view.colour('--accent'))).toBeGreaterThan(0.4)
      await view.see(link('another page', 'article'))
      await view.click(button('Edit', '[aria-label="Article actions"]'))
      await view.see(field('Title', dialog))
      await view.click(field('Text', dialog))
      await view.page.press('Control+End')
      await view.page.type(' A storm came.')
      await view.click(button('Update Article', dialog))
      await view.waitForText('article', /the seals bark\. A storm came\./)
      await expectFits(view)
    })

    test('chat: messages are sent and received while the page is open', async ({ view }) => {
      const me = await signInMember(view)
      const other = await createMember()
      const { chat_id: chat } = await other.api<{ chat_id: number }>('POST', '/messages/send-init', {
        participant_user_id: me.userId,
        content: 'Hello from the bank',
      })
      await view.open('/chats')
      await view.click({ css: 'a[href]', name: /Hello from the bank/, within: '[aria-label=Chats]' })
      const messages = 'section[aria-label=Messages]'
      await view.waitForText(messages, /Hello from the bank/)
      await view.fill(field('Message'), 'Hello there')
      await view.page.press('Enter')
      await view.waitForText(messages, /Hello there/)
      await expect
        .poll(async () => JSON.stringify(await other.api('GET', `/messages/chat/${chat}/messages`)))
        .toContain('Hello there')
      await other.api('POST', '/messages/send', { chat_id: chat, content: 'Here is an answer' })
      await view.waitForText(messages, /Here is an answer/)
      await expectFits(view)
    })

    test('class: a student finds an assignment and reads it', async ({ view }) => {
      const [teacher, student] = [await createMember(), await createMember()]
      const { id: article } = await teacher.api<{ id: number }>('POST', '/articles', story)
      const school = {
        name: 'Hill School',
        description: 'On the hill',
        username: `School-${teacher.username.slice(-8)}`,
      }
      const { id: schoolId } = await teacher.api<{ id: number }>('POST', '/school', school)
      const room = { name: 'Year 9 English', description: 'One text a week.', school_id: schoolId }
      const { id: classroom } = await teacher.api<{ id: number }>('POST', '/school/classroom', room)
      const { code } = await teacher.api<{ code: string }>('POST', `/school/${schoolId}/invitations`, {
        role: 'student',
        classroom_id: classroom,
      })
      await teacher.api('POST', `/school/classroom/${classroom}/assignments`, { article_id: article })
      await student.api('POST', '/school/join', { code })
      await signIn(view, student)
      await view.open(`/classroom/${classroom}`)
      await view.see(heading('Year 9 English'))
      await view.click(link(story.title, 'main'))
      await view.until('words are drawn', async () => (await readHighlights(view, 'met')).includes('trawler'))
      await tapWord(view, 'seals')
      await view.see(heading('seal', wordPanel))
      await signIn(view, teacher)
      await view.page.evaluate(() => localStorage.clear(), null)
      await view.open(`/classroom/${classroom}/progress`)
      await view.waitForText('main', /Ana Reader/)
      await expectFits(view)
    })
  })
}
