/** The seat popup's parts, in one module, so that they are one file. */
export { SeatBar } from '#bus/search/seat-bar.tsx'
export { SeatPicker } from '#bus/search/seat-picker.tsx'
