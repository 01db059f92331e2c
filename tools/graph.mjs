/** A chunk and all that it imports at once. */
function withImports(bundle, file, seen = new Set()) {
  if (seen.has(file) || !bundle[file]) return seen
  seen.add(file)
  for (const imported of bundle[file].imports) withImports(bundle, imported, seen)
  return seen
}

/**
 * What the loader must know of the bundle to fetch an element in one go: `{ files: [file], imports: { tag: [index] } }`,
 * files relative to dist/, each named once.
 */
export function describeGraph(bundle, tags) {
  const files = []
  const placeOf = (file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const imports = Object.fromEntries(
    tags.map((tag) => [tag, [...withImports(bundle, `elements/${tag}.js`)].map(placeOf)]),
  )
  return { files, imports }
}
