/** Tells screen readers that a link opens a new window (PART-43). In the link, after its text. */
export const NewWindow = ({ children }: { children: string }) => (
  <span className="visually-hidden">{` (${children})`}</span>
)
