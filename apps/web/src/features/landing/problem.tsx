import styles from './landing.module.css'

export function Problem() {
  return (
    <section className={styles.problem} aria-labelledby="problem">
      <div>
        <h2 id="problem" className={styles.heading}>
          Looked up.
          <br />
          And lost again.
        </h2>
        <p className={styles.lead}>Why so many words that you have met are still not yours:</p>
      </div>
      <ul className={styles.reasons}>
        <li>
          <h3>A dictionary stops you</h3>
          <p>
            You leave the page, choose among a dozen meanings, come back, and have forgotten who was speaking.
          </p>
        </li>
        <li>
          <h3>A list has no company</h3>
          <p>
            Alone, <i>put up with</i> is three small words. In a sentence it is somebody with a draught and a
            view.
          </p>
        </li>
        <li>
          <h3>Met once is met never</h3>
          <p>What was clear on Monday is strange again by Friday, unless you have seen it in between.</p>
        </li>
      </ul>
    </section>
  )
}
