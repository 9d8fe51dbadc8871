import type { Endpoint } from '@wordhoard/contracts/endpoint'
import fc from 'fast-check'
import type { Hints } from './schema-values'
import type { World } from './world'

const someone = () => fc.nat().map((number) => `Reader_${number.toString(36)}`)

/** Returns values from the world for an endpoint's fields. Lists that change are read when a value is needed. */
export function hintsOf(world: World, endpoint: Endpoint): Hints {
  const oneOf = (all: () => readonly unknown[]) =>
    fc.nat().map((number) => {
      const present = all()
      if (present.length === 0) throw new Error(`The test world has no item for ${endpoint.path}`)
      return present[number % present.length]
    })
  const { path, method } = endpoint
  const members = () =>
    [world.hill.teacher, world.hill.student, world.hill.otherStudent].map((one) => one.userId)
  const outsiders = () => [world.stranger.userId]
  /** The same game for all fields of an answer, because they belong together. */
  const game = () => world.games[0]!
  const ofPath = (): fc.Arbitrary<unknown> | undefined => {
    if (/^\/(dict|audio|img)\//.test(path)) return oneOf(() => world.spells)
    if (path.startsWith('/articles/')) return oneOf(() => world.articles)
    if (path.startsWith('/custom-voc/')) return oneOf(() => world.vocabularies)
    if (path.startsWith('/school/assignments/')) return oneOf(() => world.assignments)
    if (path.startsWith('/school/invitations/')) return oneOf(() => world.invitations)
    if (/^\/(school|messages\/chat)\/classroom\//.test(path)) return oneOf(() => [world.hill.classroom])
    if (path.startsWith('/school/')) return oneOf(() => [world.hill.id])
    if (path.startsWith('/messages/chat/')) return oneOf(() => [world.hill.chat])
    if (path.startsWith('/messages/message/')) return oneOf(() => world.messages)
    if (path.startsWith('/user-info/')) return oneOf(outsiders)
    if (path.startsWith('/main-voc/undo/')) return oneOf(() => world.undoIds)
    if (path.startsWith('/learn/')) return oneOf(() => [game().game_session_id])
    return undefined
  }
  return (field) => {
    switch (field) {
      case 'id':
        return ofPath()
      case 'user_id':
        if (path.endsWith('transfer'))
          return oneOf(() => [world.hill.teacher.userId, world.hill.manager.userId])
        return path.includes('articles') ? oneOf(() => [world.owner.userId]) : oneOf(members)
      case 'participant_user_id':
        return oneOf(() => [world.hill.manager.userId, world.stranger.userId])
      case 'username':
        if (path === '/auth2/login') return oneOf(() => [world.stranger.email])
        if (path === '/school/:id' && method === 'DELETE') return oneOf(() => [world.hill.slug])
        if (path === '/user-info/@:username') return oneOf(() => [world.stranger.username])
        return someone()
      case 'slug':
        return oneOf(() => [world.hill.slug])
      case 'name':
        return path.includes('is-username-available') ? someone() : undefined
      case 'author':
        return oneOf(() => [world.owner.username])
      case 'password':
      case 'current_password':
        return fc.constantFrom('Correct-horse-7')
      case 'new_password':
        return fc.constantFrom('Quiet-otter-27', 'Ünder-the-Säa-9')
      case 'avatarId':
        return fc.constantFrom('owl', 'generated-abc1')
      case 'text':
        if (path === '/audio/sentence') return fc.constantFrom('The cat sat on the mat.', 'Ähm … 7?')
        return path.startsWith('/dict/')
          ? fc.constantFrom('cat', 'ran', 'mice', 'colour', 'put off')
          : undefined
      case 'spell_id':
        if (path === '/main-voc/sense') return oneOf(() => world.spells.slice(0, 1))
        // Only a new word can be saved.
        if (path.startsWith('/main-voc/item') && method === 'POST')
          return fc.integer({ min: 1, max: 100_000 })
        return oneOf(() => world.spells)
      case 'spell_ids':
      case 'forgotten_spell_ids':
      case 'remembered_spell_ids':
        return oneOf(() => world.spells)
      case 'definition_id':
      case 'offered_id':
        return oneOf(() => world.definitions)
      case 'article_id':
        return oneOf(() => world.articles)
      case 'voc_id':
      case 'from_id':
      case 'to_id':
      case 'custom_voc_id':
        return oneOf(() => world.vocabularies)
      case 'school_id':
        return oneOf(() => [world.hill.id])
      case 'classroom_id':
        return oneOf(() => [world.hill.classroom])
      case 'chat_id':
        return oneOf(() => [world.hill.chat])
      case 'message_id':
        return path.includes('report') ? undefined : oneOf(() => world.messages)
      case 'game_session_id':
        return oneOf(() => [game().game_session_id])
      case 'token':
        return path.startsWith('/auth2') ? fc.constant('') : oneOf(() => [game().token])
      case 'game_id':
        return oneOf(() => [game().id])
      case 'game_name':
        return oneOf(() => [game().name])
      case 'answer':
        return oneOf(() => [game().answers[0]?.id ?? 'cat'])
      case 'code':
        return oneOf(() => world.codes)
      case 'tz':
        return fc.constantFrom('Europe/London', 'Asia/Kolkata')
      case 'body':
        return path === '/dict/spells' ? oneOf(() => world.spells) : undefined
      default:
        return undefined
    }
  }
}
