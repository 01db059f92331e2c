/** Which features of browsers the sources use, as paths of @mdn/browser-compat-data. */
import { relative } from 'node:path'
import ts from 'typescript'
import { root } from '../../../tools/paths.ts'
import { isKnown } from './versions.ts'

/** By path: a file that uses the feature. */
export type Features = Map<string, string>

/** They run in Node or at the edge. */
const ELSEWHERE = /\/src\/(render|fragment-service|host)\//

/** TypeScript declares members of several interfaces in a shared one; the data has them with the interfaces. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  ARIAMixin: ['Element'],
  Animatable: ['Element', 'Document'],
  Body: ['Response'],
  CallableFunction: ['Function'],
  ChildNode: ['Element'],
  Console: ['console'],
  CSSStyleDeclarationBase: ['CSSStyleDeclaration'],
  CSSStyleProperties: ['CSSStyleDeclaration'],
  DocumentFragment: ['Node'],
  DocumentOrShadowRoot: ['Document', 'ShadowRoot'],
  ElementCSSInlineStyle: ['HTMLElement'],
  GlobalEventHandlers: ['Window', 'HTMLElement'],
  HTMLOrSVGElement: ['HTMLElement'],
  LinkStyle: ['HTMLStyleElement'],
  NavigatorID: ['Navigator'],
  NavigatorOnLine: ['Navigator'],
  NonDocumentTypeChildNode: ['Element'],
  ParentNode: ['Element'],
  Slottable: ['Element'],
}

export function featuresOfCode(): Features {
  const { config } = ts.readConfigFile(root('tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root('.'))
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const features: Features = new Map()
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(root('src/')) || ELSEWHERE.test(source.fileName)) continue
    const file = relative(root('.'), source.fileName)
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
      for (const path of ts.isIdentifier(node) ? pathsOf(node, checker) : [])
        if (!features.has(path)) features.set(path, file)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return features
}

/** The features of a name that the browser declares; none for names of ours and of libraries. */
function pathsOf(name: ts.Identifier, checker: ts.TypeChecker): string[] {
  const declarations = symbolOf(name, checker)?.declarations ?? []
  return declarations.flatMap((declaration) => {
    const owners = ownersOf(declaration)
    if (!owners) return []
    const paths = owners.flatMap((owner) => [`${owner}.${name.text}`, `${owner}.${name.text}_static`])
    // Without an entry of its own the member is as old as its interface.
    return paths.find(isKnown) ?? owners.find(isKnown) ?? []
  })
}

function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name
  if (!ts.isBindingElement(parent)) return checker.getSymbolAtLocation(name)
  const property = parent.propertyName ?? parent.name
  return ts.isIdentifier(property)
    ? checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), property.text)
    : undefined
}

/** `api.Element`, where the member may be; undefined for what is not declared by TypeScript's libraries. */
function ownersOf(declaration: ts.Declaration): string[] | undefined {
  const library = /\/typescript\/lib\/lib\.(dom|es)/.exec(declaration.getSourceFile().fileName)?.[1]
  if (!library || ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) return undefined
  const section = library === 'dom' ? 'api' : 'javascript.builtins'
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text.replace(/Constructor$/, '').replace(/^Readonly/, '')
    const space = ts.isModuleBlock(parent.parent) ? `${parent.parent.parent.name.text}.` : ''
    return (SHARED[name] ?? [name]).map((owner) => `${section}.${space}${owner}`)
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return [`${section}.${parent.parent.name.getText()}`]
  return section === 'api' ? [section, 'api.Window'] : [section]
}
