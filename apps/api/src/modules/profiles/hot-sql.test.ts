import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { connectionsPage } from './follows.queries'
import { profileAccess, profileByName, shownPerson } from './profile.queries'
import { publicPage } from './public-vocabularies.queries'

it.each(
  Object.entries({
    'profile-by-name': profileByName,
    'shown-person': shownPerson,
    'profile-access': profileAccess,
    'followers-page': connectionsPage('followers'),
    'following-page': connectionsPage('following'),
    'public-page': publicPage,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
