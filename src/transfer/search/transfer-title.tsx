import twoLines from '#ui/two-lines.module.css'

/** Shows departure and arrival of a search in the page header; long names take two lines. */
export function TransferTitle({ from, to }: { from: string; to: string }) {
  return (
    <span className={twoLines.title}>
      {/* The non-breaking space keeps the dash on the line of the preceding word, so that no line begins with the
         dash. */}
      {from}
      {'\u00A0'}- {to}
    </span>
  )
}
