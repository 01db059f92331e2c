/** Data about the elements for editors, in the formats of VS Code and JetBrains. */
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration'
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration'
import { root } from '../../tools/paths.ts'

/** `manifest`: that of dist/custom-elements.json. */
export function writeEditorData(manifest: object): void {
  // Each changes what it is given. Their types know less than the schema.
  const options = { outdir: root('dist'), hideLogs: true }
  generateVsCodeCustomElementData(structuredClone(manifest) as never, options)
  generateJetBrainsWebTypes(structuredClone(manifest) as never, { ...options, packageJson: false })
}
