/**
 * Returns the n-th lowest number, counted from 1; undefined if there are fewer numbers. Reorders `numbers`. This is
 * faster than sorting them.
 */
export function nthLowest(numbers: Float64Array, n: number): number | undefined {
  if (n < 1 || n > numbers.length) return undefined
  const wanted = n - 1
  const at = (index: number) => numbers[index] ?? 0
  let [first, last] = [0, numbers.length - 1]
  while (first < last) {
    const pivot = at((first + last) >> 1)
    let [low, high] = [first, last]
    while (low <= high) {
      while (at(low) < pivot) low++
      while (at(high) > pivot) high--
      if (low > high) break
      const swapped = at(low)
      numbers[low++] = at(high)
      numbers[high--] = swapped
    }
    if (wanted <= high) last = high
    else if (wanted >= low) first = low
    else break
  }
  return numbers[wanted]
}
