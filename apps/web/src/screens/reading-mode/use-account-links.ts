import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { AccountLinks } from './word/vocabulary-key'

/** Returns functions that go to the login or to registration, and from there back to the text. */
export function useAccountLinks(): AccountLinks {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useMemo(
    () => ({
      logIn: () => void navigate(paths.login(pathname)),
      register: () => void navigate(paths.register(pathname)),
    }),
    [navigate, pathname],
  )
}
