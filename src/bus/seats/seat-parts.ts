/** Re-exports the parts of the seat popup, so that the build emits one file for all of them. */
export { SeatBar } from '#bus/seats/seat-bar.tsx'
export { SeatPicker } from '#bus/seats/seat-picker.tsx'
