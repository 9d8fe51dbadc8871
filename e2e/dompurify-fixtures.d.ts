/** The sanitiser's own tests, from the one release of its package that carried them. */
declare module 'dompurify-fixtures/test/fixtures/expect.js' {
  const fixtures: { title?: string; payload: string }[]
  export default fixtures
}
