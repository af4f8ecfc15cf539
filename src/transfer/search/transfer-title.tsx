import twoLines from '#ui/two-lines.module.css'

/** Shows departure and arrival of a search in the page header; long names take two lines. */
export function TransferTitle({ from, to }: { from: string; to: string }) {
  return (
    <span className={twoLines.title}>
      {/* A non-breaking space prevents a second line from starting with the dash. */}
      {from}
      {'\u00A0'}- {to}
    </span>
  )
}
