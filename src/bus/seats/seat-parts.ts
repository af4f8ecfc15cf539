/** The seat popup's parts, in one module, so that they are one file. */
export { SeatBar } from '#bus/seats/seat-bar.tsx'
export { SeatPicker } from '#bus/seats/seat-picker.tsx'
