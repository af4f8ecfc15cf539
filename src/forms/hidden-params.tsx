/** Renders query parameters as hidden inputs, so that a GET form keeps them. */
export function HiddenParams({ params }: { params: URLSearchParams }) {
  return [...params].map(([name, value], index) => (
    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
  ))
}
