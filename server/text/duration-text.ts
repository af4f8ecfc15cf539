/** Minutes as HH:MM; more than a day as 26:15. */
export const durationText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
