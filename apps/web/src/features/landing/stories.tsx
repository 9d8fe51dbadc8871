import { Carousel } from './carousel'
import landing from './landing.module.css'
import { storiesMessages } from './messages'
import styles from './stories.module.css'

/** Examples of use instead of testimonials: an alpha has no customers to quote. */
export function Stories() {
  return (
    <section aria-labelledby="stories">
      <h2 id="stories" className={landing.heading}>
        {storiesMessages.title}
      </h2>
      <p className={landing.lead}>{storiesMessages.lead}</p>
      <Carousel label={storiesMessages.carousel} item={storiesMessages.item}>
        {storiesMessages.stories.map(({ about, title, text }) => (
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
