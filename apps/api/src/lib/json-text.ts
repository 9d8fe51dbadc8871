/** An answer that the database has written as JSON. It is sent as it is: no schema strips or encodes it. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
