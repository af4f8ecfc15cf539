import twoLines from '#ui/two-lines.module.css'

/** Shows departure and arrival of a search in the page header; long names take two lines. */
export function TransferTitle({ from, to }: { from: string; to: string }) {
  return (
    <span className={twoLines.title}>
      {/* If the title needs two lines, the non-breaking space keeps the dash on the first line. */}
      {from}
      {'\u00A0'}- {to}
    </span>
  )
}
