/** The sanitiser's own test fixtures, from the only release of its package that included them. */
declare module 'dompurify-fixtures/test/fixtures/expect.js' {
  const fixtures: { title?: string; payload: string }[]
  export default fixtures
}
