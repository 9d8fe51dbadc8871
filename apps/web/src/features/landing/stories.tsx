import { Carousel } from './carousel'
import landing from './landing.module.css'
import styles from './stories.module.css'

const stories = [
  {
    about: 'For work',
    title: 'A new town, a new ward',
    text: 'The minutes of a meeting, a letter from the council, the notice by the kettle: read in the break, tapped where it sticks. By spring, rota and discharge need no second look, and the jokes arrive in time.',
  },
  {
    about: 'For an examination',
    title: 'C1 in June',
    text: 'Half an hour a day with articles that would have been read anyway. Five words from each are kept and played with on the bus. What will hold by June can be seen in the figures, not guessed.',
  },
  {
    about: 'For a class',
    title: 'Year 9 and one short story',
    text: 'Everybody reads the same story and taps different words. On Monday the lesson begins with those at which the whole class stumbled, and nobody had to put a hand up to say so.',
  },
  {
    about: 'For pleasure',
    title: 'The novel, to the end this time',
    text: 'Begun three times, put down three times in chapter two. Now a word costs a tap instead of a page turned to the dictionary, and by chapter nine moor, sullen and hearth cost nothing any more.',
  },
] as const

/** Examples of use instead of testimonials: an alpha has no customers to quote. */
export function Stories() {
  return (
    <section aria-labelledby="stories">
      <h2 id="stories" className={landing.heading}>
        What it is made for
      </h2>
      <p className={landing.lead}>
        Example stories, not testimonials: an alpha has nobody to quote yet. Yours could be the first.
      </p>
      <Carousel label="Example stories" item="story">
        {stories.map(({ about, title, text }) => (
          <figure key={title} className={styles.story}>
            <figcaption>{about}</figcaption>
            <h3>{title}</h3>
            <p>{text}</p>
          </figure>
        ))}
      </Carousel>
    </section>
  )
}
