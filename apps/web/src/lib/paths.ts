/** Every address of the client, so that none is written twice. */
export const paths = {
  home: '/',
  read: '/reading-mode',
  learn: '/learn',
  vocabulary: '/main-vocabulary',
  word: (id: number) => `/word/${id}`,
  /** `from`: where to return after logging in. */
  login: (from?: string) => (from && from !== '/' ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  registration: '/registration',
} as const
