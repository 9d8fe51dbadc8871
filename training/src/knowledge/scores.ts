/** Root mean square error after the best linear scaling of the predictions. */
export function rmseAfterScaling(predicted: readonly number[], known: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [p, k] = [mean(predicted), mean(known)]
  let [product, square] = [0, 0]
  for (const [at, value] of predicted.entries()) {
    product += (value - p) * (known[at]! - k)
    square += (value - p) ** 2
  }
  const slope = square === 0 ? 0 : product / square
  return Math.sqrt(mean(predicted.map((value, at) => (k + slope * (value - p) - known[at]!) ** 2)))
}
