import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths'

/** Returns a function that goes to the login, and from there back to the text. */
export function useLogin(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(() => void navigate(paths.login(pathname)), [navigate, pathname])
}
