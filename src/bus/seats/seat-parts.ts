/** The parts of the seat popup in one module, so that they are bundled into one file. */
export { SeatBar } from '#bus/seats/seat-bar.tsx'
export { SeatPicker } from '#bus/seats/seat-picker.tsx'
