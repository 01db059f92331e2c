/** The entries of a list by names that stay, though a content service may say the same twice. */
export const keyed = <Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): [string, Entry][] =>
  entries.map((entry, place) => [`${place} ${nameOf(entry)}`, entry])
