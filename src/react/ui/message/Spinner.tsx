/** A loading indicator; the label says what is loading to screen readers (PART-29). */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
