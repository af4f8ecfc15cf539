import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onChange` with the first and last visible month (YYYY-MM) when a month in `box` becomes visible or invisible.
 * A month is an element with a `data-month` attribute. `lastMonth` is the last month in `box`. When it changes, the
 * months are observed anew. If it is null, nothing is observed.
 */
export function useMonthsInView(
  box: RefObject<HTMLElement | null>,
  lastMonth: string | null,
  onChange: (first: string, last: string) => void,
): void {
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })
  useEffect(() => {
    if (lastMonth === null) return
    const inView = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const month = target.getAttribute('data-month') ?? ''
        if (isIntersecting) inView.add(month)
        else inView.delete(month)
      }
      const [first, ...others] = [...inView].toSorted()
      if (first !== undefined) report.current(first, others.at(-1) ?? first)
    })
    for (const month of box.current?.querySelectorAll('[data-month]') ?? []) observer.observe(month)
    return () => observer.disconnect()
  }, [box, lastMonth])
}
